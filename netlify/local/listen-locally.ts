import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  type AddressInfo,
  createServer as createSocketServer,
  type Server as SocketServer,
} from 'node:net'

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
 * Listens on this machine only, on both of the addresses that `localhost` can mean.
 *
 * @param port 0 takes a free one.
 * @throws an error with `code` EADDRINUSE when either address is taken.
 */
export async function listenLocally(port: number, answer: Answer): Promise<LocalServer> {
  const http = createServer(async (request, response) => {
    try {
      await answer(request, response)
    } catch (error) {
      if (response.destroyed) return // The visitor left: nobody is there to be told.
      console.error('A request failed:', error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
  })
  const ipv6 = createSocketServer((socket) => http.emit('connection', socket))
  await listen(http, port, '127.0.0.1')
  const taken = (http.address() as AddressInfo).port
  try {
    await listen(ipv6, taken, '::1')
  } catch (error) {
    // A machine without IPv6 has no ::1 and needs none. Where another program listens on it,
    // browsers that try ::1 first would reach that one.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      http.close()
      if (port === 0) return listenLocally(0, answer)
      throw error
    }
  }
  return {
    port: taken,
    origin: `http://localhost:${taken}`,
    http,
    async close() {
      http.close()
      http.closeAllConnections()
      ipv6.close()
    },
  }
}

async function listen(server: SocketServer, port: number, host: string): Promise<void> {
  server.listen({ port, host, exclusive: true })
  await once(server, 'listening')
}
