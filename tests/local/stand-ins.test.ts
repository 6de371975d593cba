import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { Resend } from 'resend'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/test-backend.ts'

let backend: TestBackend
const hostile = '</pre><script>alert("mail")</script>'

beforeAll(async () => {
  backend = await startTestBackend()
  const { RESEND_API_KEY, RESEND_BASE_URL, INQUIRY_NOTIFY_FROM, INQUIRY_NOTIFY_TO } = backend.env
  const resend = new Resend(RESEND_API_KEY, { baseUrl: RESEND_BASE_URL })
  const mail = { from: INQUIRY_NOTIFY_FROM, to: INQUIRY_NOTIFY_TO, text: hostile }
  for (const subject of ['First mail', 'Second mail'])
    await resend.emails.send({ ...mail, subject })
  await backend.sql(
    `INSERT INTO contact_inquiries (name, email, product, created_at)
     VALUES ('First visitor', 'a@b.example', 'x', now() - interval '1 hour'),
            ('<img src=x onerror=alert(1)>', 'a@b.example', 'x', now())`,
  )
})

afterAll(() => backend.close())

function get(path: string) {
  return fetch(`${backend.origin}${path}`)
}

test('the page shows mails and inquiries, newest first, and what visitors wrote as text', async () => {
  const answer = await get('/_local?reload')
  const page = await answer.text()
  const places = ['&lt;img', 'First visitor', 'Second mail', 'First mail'].map((words) =>
    page.indexOf(words),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(page).not.toMatch(/<(script|img)/)
  expect(page).toContain('&lt;script&gt;')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('an array holds every column of the inquiries, oldest first', async () => {
  const inquiries = await (await get('/_local/inquiries.json')).json()
  const columns = await backend.sql<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
      WHERE attrelid = 'contact_inquiries'::regclass AND attnum > 0`,
  )
  expect(Object.keys(inquiries[0]).sort()).toEqual(columns.map(({ name }) => name).sort())
  expect(inquiries[0]).toMatchObject({ name: 'First visitor', phone: null })
  expect(inquiries).toHaveLength(2)
})

test('an array holds each mail as it was sent, oldest first', async () => {
  const [first, second] = await (await get('/_local/outbox.json')).json()
  expect(first).toEqual({
    from: backend.env.INQUIRY_NOTIFY_FROM,
    to: [backend.env.INQUIRY_NOTIFY_TO],
    reply_to: null,
    subject: 'First mail',
    text: hostile,
    html: null,
    idempotency_key: null,
  })
  expect(second.subject).toBe('Second mail')
})

test.each([
  ['evil.example', 403],
  ['localhost.evil.example', 403],
  ['127.0.0.1.evil.example:8888', 403],
  ['localhost:8888', 200],
  ['127.0.0.1:8888', 200],
  ['[::1]:8888', 200],
])('a page that calls this machine %s gets %i', async (host, status) => {
  for (const path of ['/_local', '/_local/inquiries.json']) {
    const asked = request(`${backend.origin}${path}`, { headers: { host } }).end()
    const [response] = await once(asked, 'response')
    expect(response.statusCode).toBe(status)
    expect((await text(response)).includes('visitor')).toBe(status === 200)
  }
})
