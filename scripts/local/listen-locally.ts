import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers one request; what it throws is logged and answered with 500. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

export interface LocalServer {
  port: number
  /** `http://localhost:PORT` */
  origin: string
  http: Server
  /** Stops listening and drops every open connection. */
  close(): Promise<void>
}

/**
 * Listens on 127.0.0.1 only.
 *
 * @param port 0 takes a free one.
 * @throws an error with `code` EADDRINUSE when it is taken.
 */
export async function listenLocally(port: number, answer: Answer): Promise<LocalServer> {
  const http = createServer(async (request, response) => {
    try {
      await answer(request, response)
    } catch (error) {
      if (response.destroyed) return // The client has closed the connection.
      console.error('A request failed:', error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
  })
  http.listen({ port, host: '127.0.0.1', exclusive: true })
  await once(http, 'listening')
  const { port: taken } = http.address() as AddressInfo
  return {
    port: taken,
    origin: `http://localhost:${taken}`,
    http,
    async close() {
      http.close()
      http.closeAllConnections()
    },
  }
}
