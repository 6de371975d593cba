import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { text as readText } from 'node:stream/consumers'

/** What the driver would hand to `fetch`. */
interface Statement {
  method: string
  headers: Record<string, string>
  body: string
  signal?: AbortSignal
}

/** The part of a `Response` that the driver reads. */
interface Reply {
  ok: boolean
  status: number
  text(): Promise<string>
  json(): Promise<unknown>
}

/**
 * What the driver needs of `fetch`, for less than half of its work (ADR 14). Resolves with the whole
 * answer, whatever its status. Redirects are not followed, because a password goes along.
 *
 * @throws what Node's client throws when the connection fails, the answer breaks off or the signal
 *   aborts.
 */
export async function postStatement(
  url: string,
  { headers, body, ...options }: Statement,
): Promise<Reply> {
  const { request } = url.startsWith('http:') ? http : https
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      url,
      {
        ...options,
        headers: { ...headers, 'Content-Type': 'application/json', 'Accept-Encoding': 'identity' },
      },
      resolve,
    )
      .on('error', reject)
      // After a 101 that is all there is: neither an answer nor an error, even if the signal aborts.
      .on('close', () => reject(new Error('Closed without an answer')))
      .end(body)
  })
  const text = await readText(answer)
  const { statusCode: status = 0 } = answer
  return {
    ok: status >= 200 && status < 300,
    status,
    text: async () => text,
    json: async () => JSON.parse(text),
  }
}
