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
 * Accepts connections only from this machine, unless `host` is another of its addresses.
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
  http.listen({ port, host, exclusive: true })
  try {
    await once(http, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason =
      code === 'EADDRINUSE'
        ? 'is in use. Stop its server, or'
        : `can't be used (${code}). Please`
    throw new CommandError(
      `Port ${port} ${reason} choose another port with PORT=….`,
    )
  }
  const { port: bound } = http.address() as AddressInfo
  return {
    port: bound,
    origin: `http://localhost:${bound}`,
    http,
    async close() {
      http.close()
      http.closeAllConnections()
    },
  }
}

export async function handleFetch(
  incoming: IncomingMessage,
  response: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  try {
    await sendResponse(
      response,
      await handle(createRequest(incoming, response)),
    )
  } finally {
    // Some clients don't read the response until they have sent the whole request.
    incoming.removeAllListeners('data').resume()
  }
}
