import { randomUUID } from 'node:crypto'
import type { Config, Context } from '@netlify/functions'
import { type Handler, handleFetch } from '../http-server.ts'

export interface FunctionModule {
  default: (request: Request, context: Context) => Response | Promise<Response>
  config: Config
}

const names = ['inquiries', 'email-events']

/**
 * Returns a handler that calls a function if the request is for its path, and otherwise `handlePage`.
 * @param load called again for each request, so that changes to a function take effect at once.
 */
export async function createFunctionHost(
  load: (name: string) => Promise<FunctionModule>,
  handlePage: Handler,
): Promise<Handler> {
  const nameAtPath = new Map<string, string>()
  for (const name of names) {
    const { config } = await load(name)
    nameAtPath.set(String(config.path), name)
  }

  /** Unlike Netlify, this process doesn't stop after a response, so nothing has to wait. */
  function waitUntil(work: Promise<unknown>): void {
    work.catch((error) => console.error('A waitUntil task failed:', error))
  }

  return (incoming, response) => {
    const [path = ''] = incoming.url?.split('?', 1) ?? []
    const name = nameAtPath.get(path)
    if (!name) return handlePage(incoming, response)
    return handleFetch(incoming, response, async (request) => {
      const { default: invoke } = await load(name)
      // Our functions use only these two properties of Netlify's context.
      const context = { requestId: randomUUID(), waitUntil }
      return invoke(request, context as unknown as Context)
    })
  }
}
