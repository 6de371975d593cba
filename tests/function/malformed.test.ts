import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Context } from '@netlify/functions'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { createFunctionHost } from '../../netlify/local/netlify/function-host.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { malformedRequests } from './malformed-requests.ts'

vi.spyOn(console, 'info').mockReturnValue()
const faults = vi.spyOn(console, 'error').mockReturnValue()

const backend = await startFunctionBackend()
const { post } = backend.startFunction({ RESEND_API_KEY: '' })
const host = await createFunctionHost(async () => ({
  default: (request: Request, _: Context) => post(request),
  config: { path: '/api/inquiries' },
}))
const server = await listenLocally(0, (request, response) =>
  host.handles(request) ? host.answer(request, response) : response.writeHead(404).end(),
)
const port = Number(new URL(server.origin).port)

beforeAll(backend.reset)
afterAll(async () => {
  await server.close()
  await backend.close()
})

/** Everything that comes back for these bytes, until the server hangs up. */
async function answerTo(request: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {}) // It may hang up before it has read everything.
  socket.write(request)
  return text(socket)
}

test.each(malformedRequests)(
  'answers %d to %s, stores nothing, and lives on',
  async (status, _, requests) => {
    for (const request of requests) {
      const answer = await answerTo(request)
      expect(answer.slice(0, 12), request.toString('latin1').slice(0, 400)).toBe(
        `HTTP/1.1 ${status}`,
      )
      const [, body = ''] = answer.split('\r\n\r\n')
      if (body && /content-type: application\/problem/i.test(answer)) {
        expect(body).toMatch(/"detail":"[A-Z][^"]+\."|"detail":"[A-Z][^"]+","errors":/)
      }
      expect(answer).not.toMatch(/node:|\.ts\b|\n +at /)
    }
    expect(await backend.sql('SELECT id FROM contact_inquiries')).toEqual([])
    expect(faults).not.toHaveBeenCalled()
  },
)

test('there are enough malformed requests', () => {
  expect(malformedRequests.flatMap(([, , requests]) => requests).length).toBeGreaterThanOrEqual(200)
})
