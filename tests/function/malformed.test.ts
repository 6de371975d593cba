import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { createFunctionHost } from '../../netlify/local/netlify/function-host.ts'
import { inquiry } from '../support/inquiry-requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const backend = await startFunctionBackend()
const post = backend.startFunction({ RESEND_API_KEY: '' })
const host = await createFunctionHost(async () => ({
  default: post,
  config: { path: '/api/inquiries' },
}))
const server = await listenLocally(0, host.answer)
const port = Number(new URL(server.origin).port)

afterAll(() => server.close())

/** One request as it travels: a request line, header lines and a body. */
const raw = (name: string, ...headers: string[]) =>
  [
    'POST /api/inquiries HTTP/1.1',
    `Host: ${name}`,
    'Connection: close',
    'Content-Type: application/json',
    ...headers,
    '',
    JSON.stringify(inquiry),
  ].join('\r\n')

const withHeaders = (...headers: string[]) => raw('localhost', ...headers)

test.each([
  [400, 'no host', ['a b', 'localhost:99999', '[::1', '%', '#', '?'].map((name) => raw(name))],
  [
    400,
    'no HTTP',
    [
      ...['', '-1', '1, 2', '99999999999999999999'].map((it) =>
        withHeaders(`Content-Length: ${it}`),
      ),
      withHeaders('Content-Length: 5', 'Transfer-Encoding: chunked'),
      ...['Transfer-Encoding: gzip', 'Bad Header: x', 'X: a\0b'].map((line) => withHeaders(line)),
      // A TLS handshake.
      '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1',
    ],
  ],
  [413, 'too long a body', [withHeaders('Content-Length: 16385')]],
  [431, 'huge headers', [withHeaders(`X: ${'x'.repeat(20_000)}`)]],
])('answers %d to %s, stores nothing, and lives on', async (status, _, requests) => {
  for (const request of requests) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {}) // It may hang up before it has read everything.
    socket.write(request, 'latin1')
    const answer = await text(socket)
    expect(answer.slice(0, 12), request.slice(0, 400)).toBe(`HTTP/1.1 ${status}`)
    expect(answer).not.toMatch(/node:|\.ts\b|\n +at /)
  }
  expect(await backend.sql('SELECT id FROM contact_inquiries')).toEqual([])
  expect(console.error).not.toHaveBeenCalled()
})
