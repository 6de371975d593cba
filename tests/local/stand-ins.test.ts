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
const hostile = '</pre><script>alert("mail")</script>'

const resend = new Resend(env.RESEND_API_KEY, { baseUrl: env.RESEND_BASE_URL })
const mail = { from: env.INQUIRY_NOTIFY_FROM, to: env.INQUIRY_NOTIFY_TO, text: hostile }
for (const subject of ['First mail', 'Second mail']) {
  await resend.emails.send({ ...mail, subject })
}
await insert('First visitor', { created_at: `now() - interval '1 hour'` })
await insert('<img src=x onerror=alert(1)>')

afterAll(close)

const get = (path: string) => fetch(origin + path)

test('the page shows mails and inquiries, newest first, and what visitors wrote as text', async () => {
  const answer = await get('/_local?reload')
  const page = await answer.text()
  const places = ['&#60;img', 'First visitor', 'Second mail', 'First mail'].map((words) =>
    page.indexOf(words),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(page).not.toMatch(/<(script|img)/)
  expect(page).toContain('&#60;script&#62;')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the JSON files hold every column of the inquiries and each mail as it was sent, oldest first', async () => {
  const inquiries = await (await get('/_local/inquiries.json')).json()
  const columns = await sql<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
      WHERE attrelid = 'contact_inquiries'::regclass AND attnum > 0`,
  )
  expect(Object.keys(inquiries[0]).sort()).toEqual(columns.map(({ name }) => name).sort())
  expect(inquiries[0]).toMatchObject({ name: 'First visitor', phone: null })
  const mails = await (await get('/_local/outbox.json')).json()
  const { INQUIRY_NOTIFY_FROM: from, INQUIRY_NOTIFY_TO: to } = env
  const nothing = { reply_to: null, html: null, idempotency_key: null }
  const sent = (subject: string) => ({ from, to: [to], subject, text: hostile, ...nothing })
  expect(mails).toEqual([sent('First mail'), sent('Second mail')])
})

test.runIf(outside)('other machines reach nothing', async () => {
  const { port } = new URL(origin)
  await expect(fetch(`http://${outside?.address}:${port}`)).rejects.toThrow()
})

test.each([
  ['evil.example', 403],
  ['localhost.evil.example', 403],
  ['127.0.0.1.evil.example:8888', 403],
  ['localhost:8888', 200],
  ['127.0.0.1:8888', 200],
])('a request for the host %s is answered %i', async (host, status) => {
  for (const path of ['/_local', '/_local/inquiries.json']) {
    const asked = request(`${origin}${path}`, { headers: { host } }).end()
    const [response] = await once(asked, 'response')
    expect(response.statusCode).toBe(status)
    expect((await text(response)).includes('visitor')).toBe(status === 200)
  }
})
