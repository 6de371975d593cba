import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config, Context } from '@netlify/functions'
import { answerFetch } from '../answer-fetch.ts'

/** A scheduled function, which Netlify calls without a visitor. */
export interface ScheduledModule {
  default: () => Promise<Response>
}

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
    answer: (incoming, response) =>
      answerFetch(incoming, response, async (request) => {
        const { default: handle } = await load()
        // The parts of Netlify's context that this project's function may use.
        const ip = incoming.socket.remoteAddress ?? ''
        const context = { requestId: randomUUID(), ip, waitUntil }
        return handle(request, context as unknown as Context)
      }),
    async settle(milliseconds) {
      await Promise.race([
        Promise.allSettled(pending),
        delay(milliseconds, undefined, { ref: false }),
      ])
    },
  }
}
