import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'

/** Answers a request to Node's server with a function of the Fetch standard. Rejects as that does. */
export async function answerFetch(
  incoming: IncomingMessage,
  response: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  // The Fetch standard knows no TRACE request, and Netlify lets none through.
  if (incoming.method === 'TRACE') return void response.writeHead(405).end()
  const request = readRequest(incoming, response)
  if (!request) return void response.writeHead(400).end()
  try {
    await sendResponse(response, await handle(request))
  } finally {
    // A body that nobody reads any more is thrown away: a client that is still sending would not
    // read its answer.
    incoming.removeAllListeners('data').resume()
  }
}

/** Undefined for a Host header that names no host. Netlify finds the site by it. */
function readRequest(incoming: IncomingMessage, response: ServerResponse): Request | undefined {
  try {
    return createRequest(incoming, response)
  } catch {
    return undefined
  }
}
