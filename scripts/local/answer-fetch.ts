import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'

/** Answers a request to Node's server with a function of the Fetch standard. Rejects as `handle` does. */
export async function answerFetch(
  incoming: IncomingMessage,
  response: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  let request: Request
  try {
    request = createRequest(incoming, response)
  } catch {
    // `Request` takes neither the method TRACE nor a host with a space in its name.
    return void response.writeHead(400).end()
  }
  try {
    await sendResponse(response, await handle(request))
  } finally {
    // Reads what is left of the body: a client that is still sending would not read the answer.
    incoming.removeAllListeners('data').resume()
  }
}
