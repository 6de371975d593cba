import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config, Context } from '@netlify/functions'
import { handleFetch } from '../http-server.ts'

/** A function module in the format of Netlify's Functions API v2. */
export interface FunctionModule {
  default: (request: Request, context: Context) => Response | Promise<Response>
  config: Config
}

/** Runs a Netlify function. Calls `load` for each request, so that changes take effect at once. */
export async function createFunctionHost(load: () => Promise<FunctionModule>) {
  const { config } = await load()

  function waitUntil(work: Promise<unknown>): void {
    work.catch((error) => console.error('A waitUntil task failed:', error))
  }

  return {
    matches: ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] === config.path,
    handle: (incoming: IncomingMessage, response: ServerResponse) =>
      handleFetch(incoming, response, async (request) => {
        const { default: invoke } = await load()
        // The function uses only these parts of Netlify's context.
        const context = { requestId: randomUUID(), waitUntil }
        return invoke(request, context as unknown as Context)
      }),
  }
}
