import { once } from 'node:events'
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { startTestBackend } from '../support/test-backend.ts'

const { close, env, mailbox, origin } = await startTestBackend()
afterAll(close)
const { INQUIRY_NOTIFY_FROM: from, INQUIRY_NOTIFY_TO: to } = env

/** Posts an email with `node:http`, because fetch() can't set the Host header. */
async function sendEmail(content: object, headers = {}): Promise<number> {
  const sent = request(`${origin}/_local/resend/emails`, {
    method: 'POST',
    headers,
  })
  const finished = once(sent, 'finish')
  const [response] = await once(
    sent.end(JSON.stringify({ from, to, ...content })),
    'response',
  )
  await finished
  return response.statusCode
}

const networks = Object.values(networkInterfaces()).flatMap(
  (list) => list ?? [],
)
const outside = networks.find(
  ({ family, internal }) => family === 'IPv4' && !internal,
)?.address

test.runIf(outside)('other machines cannot connect', async () => {
  await expect(
    fetch(`http://${outside}:${new URL(origin).port}`),
  ).rejects.toThrow()
})

test.each([
  ['a page on another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page on another port', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site in an older browser', { origin: 'https://evil.example' }, 403],
  [
    'a site whose name leads here',
    { host: 'evil.example', 'sec-fetch-site': 'same-origin' },
    403,
  ],
  [
    'a page on this server',
    { host: '127.0.0.1:8888', 'sec-fetch-site': 'same-origin' },
    200,
  ],
  ['curl', { host: 'localhost:8888' }, 200],
])('a POST request from %s (%j) gets status %i', async (_, headers, status) => {
  const before = mailbox.list().length
  // A client can finish sending a large body only if the server reads all of it.
  const large = 'x'.repeat(20_000_000)
  expect(await sendEmail({ subject: 'x', text: large }, headers)).toBe(status)
  expect(mailbox.list().length - before).toBe(status === 200 ? 1 : 0)
})
