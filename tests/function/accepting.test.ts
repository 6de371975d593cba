import { expect, onTestFinished, test, vi } from 'vitest'
import { fieldNames, honeypot } from '../../src/inquiry/limits.ts'
import {
  formPost,
  formType,
  idOf,
  inquiry,
  jsonPost,
  rawPost,
} from '../support/requests.ts'
import { startFunctionBackend } from '../support/start-function.ts'

const { sql, startFunction } = await startFunctionBackend()
const post = startFunction()
const storedEntries = () =>
  sql(`SELECT ${fieldNames.join()} FROM contact_inquiries`)

test('the function stores trimmed text, and null for empty fields', async () => {
  // The page's script sends an empty text for an empty field, and other programs may send null.
  const typed = { ...inquiry, name: '  Åsa ', phone: ' ', quantity: null }
  const response = await post(jsonPost(typed))
  expect(response.status).toBe(201)
  const tidied = { ...inquiry, name: 'Åsa', phone: null, quantity: null }
  expect(await storedEntries()).toEqual([tidied])
})

test('the function responds with the id of the stored inquiry, as JSON', async () => {
  const response = await post(jsonPost())
  expect(response.headers.get('content-type')).toBe('application/json')
  const id = await idOf(response)
  expect(await sql('SELECT id FROM contact_inquiries')).toEqual([{ id }])
})

test('the function redirects a browser that posts the form to the thank-you page', async () => {
  const response = await post(formPost())
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/thank-you')
})

test('the function parses a form post as URLSearchParams does', async () => {
  const body =
    'name=Z&name=A&email=a%40example.com&product=100%+cotton%0D%0Ashirts&x'
  await post(rawPost(body, formType))
  // The last of several values counts, `+` is a space, `%` without a number stays, and CRLF becomes LF.
  const entries = { name: 'A', product: '100% cotton\nshirts', phone: null }
  expect(await storedEntries()).toMatchObject([entries])
})

test('the function stores an inquiry once, even if it is sent three times as JSON and as a form', async () => {
  await post(jsonPost())
  await post(formPost())
  await post(jsonPost())
  expect(await storedEntries()).toEqual([inquiry])
})

test('an inquiry that is sent twice gets the same id', async () => {
  const first = await idOf(await post(jsonPost()))
  const second = await idOf(await post(jsonPost()))
  expect(second).toBe(first)
})

test('an inquiry that is sent twice gets the same id even if the browser sends different Idempotency-Key headers', async () => {
  const withNewKey = () =>
    jsonPost(inquiry, { 'idempotency-key': crypto.randomUUID() })
  const first = await idOf(await post(withNewKey()))
  const second = await idOf(await post(withNewKey()))
  expect(second).toBe(first)
})

test('an inquiry that is sent before and after midnight UTC is stored once', async () => {
  await postAt('2026-11-28T23:59Z')
  await postAt('2026-11-29T00:01Z')
  expect(await storedEntries()).toHaveLength(1)
})

// For the function, a day begins at 10:00 UTC, when few visitors are awake.
test('an inquiry that is sent before and after 10:00 UTC is stored twice', async () => {
  await postAt('2026-11-28T09:59Z')
  await postAt('2026-11-28T10:00Z')
  expect(await storedEntries()).toHaveLength(2)
})

/** Posts the same inquiry at this time. */
async function postAt(time: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
  onTestFinished(() => void vi.useRealTimers())
  await post(jsonPost())
}

test.each(Object.keys(inquiry))(
  'two inquiries that differ only in the field %s are both stored',
  async (field) => {
    await post(jsonPost())
    // Every field accepts this text, also the email field.
    await post(jsonPost({ ...inquiry, [field]: 'other@example.com' }))
    expect(await storedEntries()).toHaveLength(2)
  },
)

test('a visitor cannot set the id, the time and the spam mark of an inquiry', async () => {
  const forged = {
    id: crypto.randomUUID(),
    created_at: '2001-01-01',
    suspected_spam: true,
  }
  await post(jsonPost({ ...inquiry, ...forged }))
  const [row] = await sql(
    `SELECT id, suspected_spam, created_at > now() - interval '1 hour' AS is_new
     FROM contact_inquiries`,
  )
  expect(row?.id).not.toBe(forged.id)
  expect(row).toMatchObject({ suspected_spam: false, is_new: true })
})

async function isSuspectedSpam() {
  const [row] = await sql('SELECT suspected_spam FROM contact_inquiries')
  return row?.suspected_spam
}

const filledHoneypot = { ...inquiry, [honeypot.name]: 'filled' }

// The honeypot is a hidden field, which only bots fill in. The page's script sends it as a header, and a
// browser without JavaScript sends it as a field.
test.each([
  {
    what: 'JSON with the header of a filled honeypot',
    request: () => jsonPost(inquiry, { 'inquiry-honeypot': 'filled' }),
  },
  {
    what: 'a form with a filled honeypot',
    request: () => formPost(filledHoneypot),
  },
])('$what is stored as suspected spam', async ({ request }) => {
  await post(request())
  expect(await isSuspectedSpam()).toBe(true)
})

test.each([
  { what: 'a form without the honeypot', request: () => formPost(inquiry) },
  {
    what: "JSON with a property that has the honeypot's name",
    request: () => jsonPost(filledHoneypot),
  },
])('$what is not stored as suspected spam', async ({ request }) => {
  await post(request())
  expect(await isSuspectedSpam()).toBe(false)
})
