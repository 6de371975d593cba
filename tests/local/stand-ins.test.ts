import { once } from 'node:events'
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { ago, startTestBackend } from '../support/test-backend.ts'

const { close, env, insert, mailbox, origin } = await startTestBackend()
afterAll(close)
const { INQUIRY_NOTIFY_FROM: from, INQUIRY_NOTIFY_TO: to } = env

async function send(path: string, method = 'GET', headers = {}, body = '') {
  const sent = request(origin + path, { method, headers })
  const finished = once(sent, 'finish')
  const [response] = await once(sent.end(body), 'response')
  await finished
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

const sendEmail = (content: object, headers = {}) =>
  send('/_local/resend/emails', 'POST', headers, JSON.stringify({ from, to, ...content }))

test('the local page lists inquiries and emails, newest first, and escapes HTML', async () => {
  await insert('First visitor', { created_at: ago('1 hour') })
  await insert('<img src=x onerror=alert(1)>')
  for (const subject of ['First email', 'Second email']) {
    await sendEmail({ subject, text: '</pre><script>alert("email")</script>' })
  }
  const { body, headers } = await send('/_local?reload')
  const order = body.match(/&#60;img|First visitor|Second email|First email/g)
  expect(order).toEqual(['&#60;img', 'First visitor', 'Second email', 'First email'])
  expect(body.match(/Let it bounce/g)).toHaveLength(2)
  expect(body).not.toMatch(/<(script|img)/)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)

test.runIf(outside)('other machines cannot connect', async () => {
  const { port } = new URL(origin)
  await expect(fetch(`http://${outside?.address}:${port}`)).rejects.toThrow()
})

test.each([
  ['evil.example', 403],
  ['localhost.evil.example:8888', 403],
  ['localhost:8888', 200],
  ['127.0.0.1:8888', 200],
])('a request with the Host header %s gets status %i', async (host, status) => {
  const response = await send('/_local/inquiries.json', 'GET', { host })
  expect(response.status).toBe(status)
  expect(response.body.includes('visitor')).toBe(status === 200)
})

test.each([
  ['a page on another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page on another port', { 'sec-fetch-site': 'same-site' }, 403],
  ['a page on another site in an older browser', { origin: 'https://evil.example' }, 403],
  ['a page on this server', { 'sec-fetch-site': 'same-origin' }, 200],
  ['curl', {}, 200],
])('a POST request from %s (%j) gets status %i', async (_, headers, status) => {
  const before = mailbox.list().length
  // The server must read even a large body that it refuses, or the client can't finish sending it.
  const large = status === 200 ? '' : 'x'.repeat(20_000_000)
  expect((await sendEmail({ subject: 'x', text: large }, headers)).status).toBe(status)
  expect(mailbox.list().length - before).toBe(status === 200 ? 1 : 0)
})
