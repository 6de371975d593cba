import { once } from 'node:events'
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { Resend } from 'resend'
import { afterAll, expect, test } from 'vitest'
import { ago, startTestBackend } from '../support/test-backend.ts'

const { close, env, insert, mailbox, origin, sql } = await startTestBackend()
afterAll(close)
const hostile = '</pre><script>alert("email")</script>'
const { INQUIRY_NOTIFY_FROM: from, INQUIRY_NOTIFY_TO: to } = env

const resend = new Resend(env.RESEND_API_KEY, { baseUrl: env.RESEND_BASE_URL })
for (const subject of ['First email', 'Second email']) {
  await resend.emails.send({ from, to, subject, text: hostile })
}
await insert('First visitor', { created_at: ago('1 hour') })
await insert('<img src=x onerror=alert(1)>')

async function send(path: string, method = 'GET', headers = {}, body = '') {
  const sent = request(origin + path, { method, headers })
  const finished = once(sent, 'finish')
  const [response] = await once(sent.end(body), 'response')
  await finished
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

test('the local page lists inquiries and emails, newest first, and escapes HTML', async () => {
  const { body, headers } = await send('/_local?reload')
  const order = body.match(/&#60;img|First visitor|Second email|First email/g)
  expect(order).toEqual(['&#60;img', 'First visitor', 'Second email', 'First email'])
  expect(body.match(/Let it bounce/g)).toHaveLength(2)
  expect(body).not.toMatch(/<(script|img)/)
  expect(body).toContain('&#60;script&#62;')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('the JSON files contain all inquiry columns and all emails, oldest first', async () => {
  const inquiries = JSON.parse((await send('/_local/inquiries.json')).body)
  const columns = await sql<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = 'contact_inquiries'::regclass AND attnum > 0`,
  )
  expect(Object.keys(inquiries[0]).sort()).toEqual(columns.map(({ name }) => name).sort())
  expect(inquiries[0]).toMatchObject({ name: 'First visitor', phone: null })
  const emails = JSON.parse((await send('/_local/outbox.json')).body)
  const email = {
    from,
    to: [to],
    text: hostile,
    reply_to: null,
    html: null,
    tags: [],
    idempotency_key: null,
  }
  const subjects = ['First email', 'Second email']
  expect(emails).toEqual(subjects.map((subject) => ({ ...email, subject })))
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
  const body = status === 200 ? JSON.stringify({ from, to, subject: 'x' }) : 'x'.repeat(20_000_000)
  const response = await send('/_local/resend/emails', 'POST', headers, body)
  expect(response.status).toBe(status)
  expect(mailbox.list().length - before).toBe(status === 200 ? 1 : 0)
})
