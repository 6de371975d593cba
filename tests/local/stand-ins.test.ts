import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openMailbox } from '../../scripts/local/resend/mailbox.ts'
import { openServices } from '../../scripts/local/services.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestBackend } from '../support/test-backend.ts'

const { close, env, insert, mailbox, origin } = await startTestBackend()
afterAll(close)
const { INQUIRY_NOTIFY_FROM: from, INQUIRY_NOTIFY_TO: to } = env

/** Sends an email to the mailbox. fetch() can't set the Host header. @returns the status. */
async function sendEmail(content: object, headers = {}): Promise<number> {
  const sent = request(`${origin}/_local/resend/emails`, { method: 'POST', headers })
  const finished = once(sent, 'finish')
  const [response] = await once(sent.end(JSON.stringify({ from, to, ...content })), 'response')
  await finished
  return response.statusCode
}

test('the local page escapes HTML, and each email has a button that lets it bounce', async () => {
  await insert('<img src=x onerror=alert(1)>')
  await sendEmail({ subject: 'Inquiry', text: '</pre><script>alert("email")</script>' })
  const response = await fetch(`${origin}/_local?reload`)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const body = await response.text()
  expect(body).toMatch(/&#60;img[\s\S]*&#60;script[\s\S]*Let it bounce/)
  expect(body).not.toMatch(/<(script|img)/)
})

const networks = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
const outside = networks.find(({ family, internal }) => family === 'IPv4' && !internal)?.address

test.runIf(outside)('other machines cannot connect', async () => {
  await expect(fetch(`http://${outside}:${new URL(origin).port}`)).rejects.toThrow()
})

test.each([
  ['a page on another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page on another port', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site in an older browser', { origin: 'https://evil.example' }, 403],
  ['a site whose name leads here', { host: 'evil.example', 'sec-fetch-site': 'same-origin' }, 403],
  ['a page on this server', { host: '127.0.0.1:8888', 'sec-fetch-site': 'same-origin' }, 200],
  ['curl', { host: 'localhost:8888' }, 200],
])('a POST request from %s (%j) gets status %i', async (_, headers, status) => {
  const before = mailbox.list().length
  // A client can finish sending a large body only if the server reads all of it.
  const large = 'x'.repeat(20_000_000)
  expect(await sendEmail({ subject: 'x', text: large }, headers)).toBe(status)
  expect(mailbox.list().length - before).toBe(status === 200 ? 1 : 0)
})

test('the mailbox of npm start keeps its emails', async () => {
  const file = join(temporaryFolder(), 'new', 'outbox.ndjson')
  const email = { from, to: [to], subject: 'Inquiry' }
  const body = JSON.stringify(email)
  await openMailbox(file).accept(new Request(origin, { method: 'POST', body }))
  expect(openMailbox(file).list()).toMatchObject([email])
})

test.each([
  ['database', 'RESEND_API_KEY', 're_mine'],
  ['outbox.ndjson', 'DATABASE_URL', 'postgres://me@localhost/mine'],
])('if %s is damaged, an error asks to move it away', async (name, variable, value) => {
  vi.stubEnv(variable, value)
  const file = join(temporaryFolder(), name)
  writeFileSync(file, '{"id":')
  const message = await openServices(dirname(file), origin).catch(String)
  vi.unstubAllEnvs()
  expect(message).toContain(file)
  expect(message).toMatch(/move or rename it/)
})
