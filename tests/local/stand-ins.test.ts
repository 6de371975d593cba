import { once } from 'node:events'
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { neon, neonConfig } from '@neondatabase/serverless'
import { Window } from 'happy-dom'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestBackend } from '../support/test-backend.ts'

const { close, env, insertInquiry, mailbox, origin } = await startTestBackend()
afterAll(close)
const { INQUIRY_NOTIFY_FROM: from, INQUIRY_NOTIFY_TO: to } = env

/** Posts an email with `node:http`, because fetch() can't set the Host header. */
async function sendEmail(content: object, headers = {}): Promise<number> {
  const sent = request(`${origin}/_local/resend/emails`, {
    method: 'POST',
    headers,
  })
  const finished = once(sent, 'finish')
  const body = JSON.stringify({ from, to, ...content })
  const [response] = await once(sent.end(body), 'response')
  await finished
  return response.statusCode
}

const addresses = Object.values(networkInterfaces()).flatMap(
  (list) => list ?? [],
)
/** This machine's address on the network, if it has one. */
const network = addresses.find(
  ({ family, internal }) => family === 'IPv4' && !internal,
)?.address

test.runIf(network)('other machines cannot connect', async () => {
  const { port } = new URL(origin)
  await expect(fetch(`http://${network}:${port}`)).rejects.toThrow()
})

/** With this header, browsers say which site has sent a request. */
const site = 'sec-fetch-site'

// A client can finish sending a large body only if the server reads all of it.
const large = { subject: 'x', text: 'x'.repeat(20_000_000) }

test.each([
  { sender: 'a page on another site', headers: { [site]: 'cross-site' } },
  { sender: 'a page on another port', headers: { [site]: 'same-site' } },
  {
    sender: 'another site in an older browser',
    headers: { origin: 'https://evil.example' },
  },
  {
    sender: 'a site whose name leads here',
    headers: { host: 'evil.example', [site]: 'same-origin' },
  },
])('an email from $sender is refused', async ({ headers }) => {
  const emailsBefore = mailbox.list().length
  expect(await sendEmail(large, headers)).toBe(403)
  expect(mailbox.list()).toHaveLength(emailsBefore)
})

test.each([
  {
    sender: 'a page on this server',
    headers: { host: '127.0.0.1:8888', [site]: 'same-origin' },
  },
  { sender: 'curl', headers: { host: 'localhost:8888' } },
])('an email from $sender is accepted', async ({ headers }) => {
  const emailsBefore = mailbox.list().length
  expect(await sendEmail(large, headers)).toBe(200)
  expect(mailbox.list()).toHaveLength(emailsBefore + 1)
})

describe('the page /_local', async () => {
  const typed = '</dd><script>alert("typed")</script><img src=x>'
  await insertInquiry(typed)
  await sendEmail({ subject: 'Hello', text: `</pre>${typed}` })
  const response = await fetch(`${origin}/_local`)
  const { DOMParser } = new Window()
  const html = await response.text()
  const { body } = new DOMParser().parseFromString(html, 'text/html')

  test('shows what visitors typed as text', () => {
    expect(body.querySelectorAll('script, img, pre')).toHaveLength(0)
    expect(body.textContent).toContain(typed)
  })

  test("allows no scripts, even if a visitor's text became HTML", () => {
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
  })
})

describe("Neon's stand-in", () => {
  neonConfig.fetchEndpoint = env.NEON_FETCH_ENDPOINT
  const { query } = neon(env.DATABASE_URL)

  test('runs one statement', async () => {
    expect(await query('SELECT 7 AS seven')).toEqual([{ seven: 7 }])
  })

  test('refuses two statements in one call', async () => {
    await expect(query('SELECT 7; SELECT 8')).rejects.toThrow('multiple')
  })

  test.each([
    ['a setting', "SET application_name = 'kept'", 'SHOW application_name'],
    [
      'a temporary table',
      'CREATE TEMPORARY TABLE kept (name text)',
      `SELECT to_regclass('pg_temp.kept')`,
    ],
    [
      'a prepared statement',
      `PREPARE kept AS SELECT 1`,
      `SELECT name FROM pg_prepared_statements`,
    ],
  ])('forgets %s after the call', async (_what, change, look) => {
    const before = await query(look)
    await query(change)
    expect(await query(look)).toEqual(before)
  })
})
