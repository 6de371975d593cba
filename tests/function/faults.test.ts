import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as immediately } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createInquiryEndpoint } from '../../netlify/inquiries/inquiry-endpoint.ts'
import { answerToAnother, type Fault, sqlError } from '../support/fault-proxy.ts'
import { idOf, inquiry, jsonPost } from '../support/inquiry-requests.ts'
import rejectedPage from '../support/rejected-page.fixture.ts'
import { hastened, impatience, startFunctionBackend } from '../support/start-function.ts'

vi.spyOn(console, 'info').mockReturnValue()
vi.spyOn(console, 'error').mockReturnValue()

const backend = await startFunctionBackend()
const { sql, wire, startFunction } = backend
const noMail = { RESEND_API_KEY: '' }
const { post } = startFunction(noMail)

beforeEach(backend.reset)
afterAll(backend.close)

const html: Fault = { status: 200, body: '<!doctype html>', contentType: 'text/html' }

const passing: [string, Fault][] = [
  ['reset before its work', 'reset before'],
  ['reset after its work', 'reset after'],
  ['hanging before its work', 'hang before'],
  ['hanging after its work', 'hang after'],
  ['hanging in its answer', 'hang midway'],
  ['reset in its answer', 'reset midway'],
  ['breaking off its answer', 'truncated'],
  ['answering without the row', 'no rows'],
  ['answering somebody else', answerToAnother()],
  ['answering HTML', html],
  ['answering nothing of use', { status: 200, body: 'null' }],
  ['answering HTML with 400', { ...html, status: 400 }],
  ...[429, 500, 502, 503].map((status): [string, Fault] => [`a ${status}`, { ...html, status }]),
  ...['08006', '40001', '40P01', '53300', '57P01', '57P03'].map((state): [string, Fault] => [
    state,
    sqlError(state),
  ]),
]

describe('a database fault that passes', () => {
  test.each(passing)(
    '(%s) is absorbed: the post makes one row and gets its 201',
    async (_, fault) => {
      wire.faults.neon.push(fault)
      const response = await post(jsonPost())
      expect(response.status).toBe(201)
      expect(await sql('SELECT id FROM contact_inquiries')).toEqual([{ id: await idOf(response) }])
      expect(wire.calls.neon).toBe(2)
    },
  )

  test('may come many times over in one post', async () => {
    wire.faults.neon.push(
      ...passing.map(([, fault]) => fault).filter((fault) => fault !== 'hang before'),
    )
    const response = await post(jsonPost())
    expect(response.status).toBe(201)
    expect(await sql('SELECT id FROM contact_inquiries')).toHaveLength(1)
  })

  test('is absorbed for a repeat too, which still gets 200 and the first id', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const id = await idOf(await post(jsonPost(inquiry, key)))
    wire.faults.neon.push('reset after', 'truncated')
    const again = await post(jsonPost(inquiry, key))
    expect([again.status, await idOf(again)]).toEqual([200, id])
  })

  test('does not double an inquiry that ten posts race to store', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    wire.faults.neon.push('reset after', 'truncated', 'no rows', 'hang after', 'reset before')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(jsonPost(inquiry, key))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(new Set(await Promise.all(answers.map(idOf))).size).toBe(1)
    expect(await sql('SELECT id FROM contact_inquiries')).toHaveLength(1)
  })
})

test('a database that has to wake up is waited for: whoever met it asleep asked only once', async () => {
  const { limits, wakeUp } = hastened(1 / 4)
  const { post } = startFunction(noMail, limits)
  wire.faults.neon.push(wakeUp)
  const answers = await Promise.all(Array.from({ length: 3 }, () => post(jsonPost())))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(wire.calls.neon).toBe(3)
})

describe('a database fault that stays', () => {
  test.each(['42P01', '42501', '28P01', '22021', '23514'])(
    '(%s) is met once and answered 500 with a fixed text',
    async (state) => {
      wire.faults.neon.push(sqlError(state, inquiry.email))
      const response = await post(jsonPost())
      expect(response.status).toBe(500)
      expect(await response.json()).toEqual({
        type: 'about:blank',
        title: 'Internal Server Error',
        status: 500,
        detail: 'Failed to submit your inquiry. Please try again.',
      })
      expect(wire.calls.neon).toBe(1)
    },
  )

  test('is met once as well when it is not PostgreSQL that refuses', async () => {
    wire.faults.neon.push({ ...html, status: 404 })
    expect((await post(jsonPost())).status).toBe(500)
    expect(wire.calls.neon).toBe(1)
  })

  test.each<Record<string, string>>([
    { DATABASE_URL: '' },
    { DATABASE_URL: 'not a url' },
    { DATABASE_URL: 'https://user:password@db.example/site' },
    { DATABASE_URL: 'postgres://db.example/site' },
    { DATABASE_URL: 'postgres://user:password@db.example' },
  ])('is answered 500 without asking when the environment says %o', async (variables) => {
    const response = await startFunction({ ...noMail, ...variables }).post(jsonPost())
    expect(response.status).toBe(500)
    expect(wire.calls.neon).toBe(0)
  })
})

describe('an outage', () => {
  const short = { ...impatience, perTry: 50, total: 200 }

  test.each<[string, Fault]>([
    ['refuses', 'reset before'],
    ['hangs', 'hang before'],
    ['answers 503', { ...html, status: 503 }],
    ['answers without rows', 'no rows'],
  ])('where the database %s is answered 503 without detail', async (_, fault) => {
    wire.faults.neon.push(...Array(500).fill(fault))
    const response = await startFunction(noMail, short).post(jsonPost())
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
    })
    expect(wire.calls.neon).toBeGreaterThan(1)
  })

  test('where nobody listens is answered 503', async () => {
    const server = createServer().listen(0)
    const { port } = server.address() as AddressInfo
    await new Promise((closed) => server.close(closed))
    const nowhere = { ...noMail, NEON_FETCH_ENDPOINT: `http://127.0.0.1:${port}/sql` }
    try {
      expect((await startFunction(nowhere, short).post(jsonPost())).status).toBe(503)
    } finally {
      startFunction(noMail)
    }
  })

  test('is answered within 17 seconds by the function as it is deployed', async () => {
    wire.otherwise.neon = () => 'hang before'
    const { DATABASE_URL, NEON_FETCH_ENDPOINT } = backend.env
    const throughWire = NEON_FETCH_ENDPOINT.replace(backend.origin, wire.origin)
    const deployed = createInquiryEndpoint(
      { DATABASE_URL, NEON_FETCH_ENDPOINT: throughWire },
      rejectedPage,
    )
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const start = Date.now()
    const context = { requestId: 'x', waitUntil: () => {} }
    const answer = deployed(jsonPost(), context).then(({ status }) => [status, Date.now() - start])
    for (let isOver = false; !isOver; ) {
      await vi.advanceTimersByTimeAsync(100)
      isOver = await Promise.race([answer.then(() => true), immediately(false)])
    }
    const [status, after] = await answer
    expect(status).toBe(503)
    expect(after).toBeLessThanOrEqual(17_000)
    expect(after).toBeGreaterThan(10_000)
    expect(wire.calls.neon).toBeGreaterThan(1)
  })

  test('loses nothing: sent again with its key, the inquiry is stored once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    wire.faults.neon.push(...Array(500).fill('reset after'))
    expect((await startFunction(noMail, short).post(jsonPost(inquiry, key))).status).toBe(503)
    wire.faults.neon.length = 0
    expect((await post(jsonPost(inquiry, key))).status).toBe(200)
    expect(await sql('SELECT id FROM contact_inquiries')).toHaveLength(1)
  })
})

test('uses what the Neon extension of Netlify sets where DATABASE_URL is not', async () => {
  const { DATABASE_URL } = backend.env
  const extension = { ...noMail, DATABASE_URL: '', NETLIFY_DATABASE_URL: DATABASE_URL }
  expect((await startFunction(extension).post(jsonPost())).status).toBe(201)
})
