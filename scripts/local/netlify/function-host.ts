import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config, Context } from '@netlify/functions'
import { handleFetch } from '../http-server.ts'

/** A function module in the format of Netlify's Functions API v2. */
export interface FunctionModule {
  default: (request: Request, context: Context) => Response | Promise<Response>
  config: Config
}

/** The functions that have a path. */
const names = ['inquiries', 'email-events']

/** Runs the functions. Calls `load` for each request, so that changes take effect at once. */
export async function createFunctionHost(load: (name: string) => Promise<FunctionModule>) {
  const paths = await Promise.all(names.map(async (name) => String((await load(name)).config.path)))
  const nameFor = ({ url = '' }: IncomingMessage) => {
    const [path = ''] = url.split('?', 1)
    return names[paths.indexOf(path)]
  }

  function waitUntil(work: Promise<unknown>): void {
    work.catch((error) => console.error('A waitUntil task failed:', error))
  }

  return {
    matches: (incoming: IncomingMessage) => Boolean(nameFor(incoming)),
    handle: (incoming: IncomingMessage, response: ServerResponse) =>
      handleFetch(incoming, response, async (request) => {
        const name = nameFor(incoming)
        if (!name) return new Response(null, { status: 404 })
        const { default: invoke } = await load(name)
        // The function uses only these parts of Netlify's context.
        const context = { requestId: randomUUID(), waitUntil }
        return invoke(request, context as unknown as Context)
      }),
  }
}
