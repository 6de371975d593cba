import { once } from 'node:events'
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { Resend } from 'resend'
import { afterAll, expect, test } from 'vitest'
import { startTestBackend } from '../support/test-backend.ts'

const { close, env, insert, origin, sql } = await startTestBackend()
const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)
const hostile = '</pre><script>alert("email")</script>'

const resend = new Resend(env.RESEND_API_KEY, { baseUrl: env.RESEND_BASE_URL })
const email = { from: env.INQUIRY_NOTIFY_FROM, to: env.INQUIRY_NOTIFY_TO, text: hostile }
for (const subject of ['First email', 'Second email']) {
  await resend.emails.send({ ...email, subject })
}
await insert('First visitor', { created_at: `now() - interval '1 hour'` })
await insert('<img src=x onerror=alert(1)>')

afterAll(close)

const get = (path: string) => fetch(origin + path)

test("the page shows inquiries and emails, newest first, and escapes visitors' texts", async () => {
  const response = await get('/_local?reload')
  const page = await response.text()
  const places = ['&#60;img', 'First visitor', 'Second email', 'First email'].map((words) =>
    page.indexOf(words),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(page).not.toMatch(/<(script|img)/)
  expect(page).toContain('&#60;script&#62;')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the JSON files contain all columns of the inquiries and all emails, oldest first', async () => {
  const inquiries = await (await get('/_local/inquiries.json')).json()
  const columns = await sql<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
      WHERE attrelid = 'contact_inquiries'::regclass AND attnum > 0`,
  )
  expect(Object.keys(inquiries[0]).sort()).toEqual(columns.map(({ name }) => name).sort())
  expect(inquiries[0]).toMatchObject({ name: 'First visitor', phone: null })
  const emails = await (await get('/_local/outbox.json')).json()
  const { INQUIRY_NOTIFY_FROM: from, INQUIRY_NOTIFY_TO: to } = env
  const nothing = { reply_to: null, html: null, idempotency_key: null }
  const sent = (subject: string) => ({ from, to: [to], subject, text: hostile, ...nothing })
  expect(emails).toEqual([sent('First email'), sent('Second email')])
})

test.runIf(outside)('other machines cannot connect', async () => {
  const { port } = new URL(origin)
  await expect(fetch(`http://${outside?.address}:${port}`)).rejects.toThrow()
})

test.each([
  ['evil.example', 403],
  ['localhost.evil.example:8888', 403],
  ['localhost:8888', 200],
  ['127.0.0.1:8888', 200],
])('a request with the host %s gets %i', async (host, status) => {
  const asked = request(`${origin}/_local/inquiries.json`, { headers: { host } }).end()
  const [response] = await once(asked, 'response')
  expect(response.statusCode).toBe(status)
  expect((await text(response)).includes('visitor')).toBe(status === 200)
})

test.each<[string, Record<string, string>, number]>([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page on another port', { 'sec-fetch-site': 'same-site' }, 403],
  ['an older browser, from another site', { origin: 'https://evil.example' }, 403],
  ['a page of this server', { 'sec-fetch-site': 'same-origin' }, 200],
  ['curl', {}, 200],
])('a post from %s (%j) gets %i', async (_, headers, status) => {
  const before = await (await get('/_local/outbox.json')).json()
  const post = request(`${origin}/_local/resend/emails`, { method: 'POST', headers })
  const [response] = await once(post.end(JSON.stringify(email)), 'response')
  expect(response.statusCode).toBe(status)
  const after = await (await get('/_local/outbox.json')).json()
  expect(after.length - before.length).toBe(status === 200 ? 1 : 0)
})
