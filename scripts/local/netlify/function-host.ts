import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config, Context } from '@netlify/functions'
import { handleFetch } from '../http-server.ts'

/** A function module in the format of Netlify's Functions API v2. */
export interface FunctionModule {
  default: (request: Request, context: Context) => Response | Promise<Response>
  config: Config
}

/** Runs Netlify functions. Calls `load` for each request, so that changes take effect at once. */
export async function createFunctionHost(loads: (() => Promise<FunctionModule>)[]) {
  const paths = await Promise.all(loads.map(async (load) => String((await load()).config.path)))
  const loadFor = ({ url = '' }: IncomingMessage) => {
    const [path = ''] = url.split('?', 1)
    return loads[paths.indexOf(path)]
  }

  function waitUntil(work: Promise<unknown>): void {
    work.catch((error) => console.error('A waitUntil task failed:', error))
  }

  return {
    matches: (incoming: IncomingMessage) => Boolean(loadFor(incoming)),
    handle: (incoming: IncomingMessage, response: ServerResponse) =>
      handleFetch(incoming, response, async (request) => {
        const load = loadFor(incoming)
        if (!load) return new Response(null, { status: 404 })
        const { default: invoke } = await load()
        // The function uses only these parts of Netlify's context.
        const context = { requestId: randomUUID(), waitUntil }
        return invoke(request, context as unknown as Context)
      }),
  }
}
