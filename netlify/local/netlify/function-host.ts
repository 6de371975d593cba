import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config, Context } from '@netlify/functions'

/** A module as Netlify's functions API v2 wants it. */
export interface FunctionModule {
  default: (request: Request, context: Context) => Response | Promise<Response>
  config: Config
}

export interface FunctionHost {
  /** Whether the request is for the function's own path. */
  handles(request: IncomingMessage): boolean
  /** Rejects when the function does. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Resolves when all work handed to `waitUntil` is done, or after `milliseconds`. */
  settle(milliseconds: number): Promise<void>
}

/**
 * Runs a Netlify function on Node's HTTP server.
 *
 * @param load called for each request, so that an edited function takes effect at once.
 */
export async function createFunctionHost(
  load: () => Promise<FunctionModule>,
): Promise<FunctionHost> {
  const { config } = await load()
  const pending = new Set<Promise<unknown>>()

  function waitUntil(work: Promise<unknown>): void {
    const watched = work
      .catch((error) => console.error('Work after the answer failed:', error))
      .finally(() => pending.delete(watched))
    pending.add(watched)
  }

  return {
    handles: ({ url = '' }) => url.split('?', 1)[0] === config.path,
    async answer(request, response) {
      try {
        // The Fetch standard knows no TRACE request, and Netlify lets none through.
        if (request.method === 'TRACE') return void response.writeHead(405).end()
        const url = URL.parse(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
        // A Host header that names no host. Netlify finds the site by it, so none gets through.
        if (!url) return void response.writeHead(400).end()
        const { default: handle } = await load()
        await send(await handle(webRequest(request, url), contextOf(request, waitUntil)), response)
      } finally {
        drain(request)
      }
    },
    async settle(milliseconds) {
      await Promise.race([
        Promise.allSettled(pending),
        delay(milliseconds, undefined, { ref: false }),
      ])
    },
  }
}

function webRequest(request: IncomingMessage, url: URL): Request {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(url, {
    method: request.method ?? 'GET',
    headers: Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
    ...(hasBody && { body: bodyOf(request), duplex: 'half' }),
  })
}

type Body = NonNullable<ConstructorParameters<typeof Response>[0]>

/** Unlike `Readable.toWeb`, a function that cancels its body still gets its answer through. */
function bodyOf(request: IncomingMessage): Body {
  return ReadableStream.from(request.iterator({ destroyOnReturn: false })) as unknown as Body
}

/** The parts of Netlify's context that this project's function may use. */
function contextOf(request: IncomingMessage, waitUntil: Context['waitUntil']): Context {
  const context = { requestId: randomUUID(), ip: request.socket.remoteAddress ?? '', waitUntil }
  return context as unknown as Context
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status
  response.setHeaders(answer.headers)
  if (answer.body === null) response.end()
  else await pipeline(Readable.fromWeb(answer.body as never), response)
}

/** A client that is still sending what the function did not read would never read the answer. */
function drain(request: IncomingMessage): void {
  request.removeAllListeners('readable')
  request.resume()
}
