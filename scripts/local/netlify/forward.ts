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
    const forwarded = send(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => {
      if (response.headersSent) return void response.destroy()
      response.writeHead(502, { 'content-type': 'text/plain' })
      response.end('netlify dev is still starting, or has stopped.\n')
    })
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  }
}
