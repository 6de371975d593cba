import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** Reads the whole body as JSON. Throws a SyntaxError when it is not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  return JSON.parse(await text(request))
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}
