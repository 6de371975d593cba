import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { CommandError } from '../operate/command.ts'

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
) => unknown

export type LocalServer = Awaited<ReturnType<typeof listenLocally>>

/**
 * Accepts connections only from this machine, unless `host` is 0.0.0.0. With the port 0, the operating
 * system chooses a free port.
 * @throws CommandError if the port can't be used.
 */
export async function listenLocally(
  port: number,
  handle: Handler,
  host = '127.0.0.1',
) {
  const http = createServer(async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      // A client that has disconnected needs no response.
      if (response.destroyed) return
      console.error('A request failed:', error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
  })
  http.listen({ port, host })
  try {
    await once(http, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CommandError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop its server, or choose another port with PORT=….`
        : `Port ${port} can't be used (${code}). Please choose another port with PORT=….`,
    )
  }
  const { port: boundPort } = http.address() as AddressInfo
  return {
    port: boundPort,
    /** The address for this machine, which both hosts include. */
    origin: `http://localhost:${boundPort}`,
    http,
    async close() {
      http.close()
      http.closeAllConnections()
    },
  }
}

/** Lets a function with the Fetch API's types handle a request of Node's server. */
export async function handleFetch(
  incoming: IncomingMessage,
  response: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  try {
    const request = createRequest(incoming, response)
    await sendResponse(response, await handle(request))
  } finally {
    // Some clients don't read the response until they have sent the whole request, so read and
    // discard what the handler hasn't read.
    incoming.removeAllListeners('data').resume()
  }
}
