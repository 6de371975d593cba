import { type RequestOptions, request as send } from 'node:http'
import type { Handler } from '../http-server.ts'

/** Returns a handler that lets the server at another port of this machine respond. */
export function forwardTo(port: number): Handler {
  return (request, response) => {
    const { url: path = '/', method = 'GET', headers } = request
    const options: RequestOptions = {
      host: 'localhost',
      port,
      path,
      method,
      headers,
    }
    const forwarded = send(options, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers)
      received.pipe(response)
    })
    forwarded.on('error', () => {
      if (response.headersSent) {
        response.destroy()
        return
      }
      response.writeHead(502, { 'content-type': 'text/plain' })
      response.end('netlify dev is still starting, or has stopped.\n')
    })
    // The client may disconnect before the other server has responded.
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  }
}
