import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config, Context } from '@netlify/functions'
import { answerFetch } from '../answer-fetch.ts'

/** A module as Netlify's functions API v2 wants it. */
export interface FunctionModule {
  default: (request: Request, context: Context) => Response | Promise<Response>
  config: Config
}

/**
 * Runs a Netlify function on Node's HTTP server.
 *
 * @param load called for each request, so that an edited function takes effect at once.
 */
export async function createFunctionHost(load: () => Promise<FunctionModule>) {
  const { config } = await load()

  function waitUntil(work: Promise<unknown>): void {
    work.catch((error) => console.error('Work after the answer failed:', error))
  }

  return {
    /** Whether the request is for the function's own path. */
    handles: ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] === config.path,
    /** Rejects when the function does. */
    answer: (incoming: IncomingMessage, response: ServerResponse) =>
      answerFetch(incoming, response, async (request) => {
        const { default: handle } = await load()
        // The function uses only these parts of Netlify's context.
        const context = { requestId: randomUUID(), waitUntil }
        return handle(request, context as unknown as Context)
      }),
  }
}
