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
  default: (request: Request) => post(request),
  config: { path: '/api/inquiries' },
}))
const server = await listenLocally(0, (request, response) =>
  host.handles(request) ? host.answer(request, response) : response.writeHead(404).end(),
)
const port = Number(new URL(server.origin).port)

afterAll(() => server.close())

const valid = JSON.stringify(inquiry)
const json = 'Content-Type: application/json'
const post11 = 'POST /api/inquiries HTTP/1.1'
const close = ['Host: localhost', 'Connection: close']

/** One request as it travels: a request line, header lines and a body. */
const raw = (headers: string[], body = '', line = post11) =>
  `${[line, ...headers].join('\r\n')}\r\n\r\n${body}`
const withLength = (length: string) => raw([...close, json, `Content-Length: ${length}`], valid)
const transferred = (coding: string, body: string) =>
  raw([...close, json, `Transfer-Encoding: ${coding}`], body)

const requests: [status: number, what: string, requests: string[]][] = [
  [
    400,
    'broken HTTP',
    [
      ...['', '-1', '1, 2', '99999999999999999999'].map((length) => withLength(length)),
      raw([...close, json, 'Content-Length: 5', 'Transfer-Encoding: chunked'], valid),
      transferred('gzip', valid),
      transferred('chunked', 'zz\r\n{}\r\n0\r\n\r\n'),
      ...['Bad Header: x', ' folded: x', 'X: a\0b'].map((line) => raw([...close, line])),
      raw(close, '', 'POST /api/inquiries HTTP/9.9'),
      // A TLS handshake.
      '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1',
    ],
  ],
  [
    400,
    'hosts that are none',
    ['a b', 'localhost:99999', '[::1', '%', '#', '?'].map((name) =>
      raw([`Host: ${name}`, 'Connection: close']),
    ),
  ],
  [405, 'a method that fetch() cannot send', [raw(close, '', 'TRACE /api/inquiries HTTP/1.1')]],
  [
    413,
    'too long bodies',
    [
      ...['16385', '9007199254740993'].map((length) => withLength(length)),
      transferred('chunked', `4e20\r\n${' '.repeat(20_000)}\r\n0\r\n\r\n`),
    ],
  ],
  [431, 'huge headers', [raw([...close, `X: ${'x'.repeat(20_000)}`])]],
]

test.each(requests)('answers %d to %s, stores nothing, and lives on', async (status, _, sent) => {
  for (const request of sent) {
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
