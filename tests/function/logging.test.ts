import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Fault, sqlError } from '../support/fault-proxy.ts'
import { formPost, inquiry, jsonPost, rawPost } from '../support/inquiry-requests.ts'
import { impatience, startFunctionBackend } from '../support/start-function.ts'

const output: string[] = []
for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
  vi.spyOn(console, method).mockImplementation((...things) => void output.push(things.join(' ')))
}
for (const stream of [process.stdout, process.stderr]) {
  vi.spyOn(stream, 'write').mockImplementation((chunk) => output.push(String(chunk)) > 0)
}

const secret = 'hunter2secret'
const personal = 'Persephone'
const visitor = {
  name: personal,
  email: `${personal}@example.com`,
  phone: personal,
  product: personal,
  quantity: personal,
}

const backend = await startFunctionBackend()
const { wire } = backend
const short = { ...impatience, total: 800 }
const secrets = {
  // Not as the password, which a real server checks.
  DATABASE_URL: `${backend.env.DATABASE_URL}?application_name=${secret}`,
  RESEND_API_KEY: `re_${secret}`,
}

beforeEach(async () => {
  await backend.reset()
  output.length = 0
})
afterAll(async () => {
  await backend.close()
  vi.restoreAllMocks()
})

async function run(request: Request, changes: Record<string, string> = {}): Promise<Response> {
  const { post, settled } = backend.startFunction({ ...secrets, ...changes }, short)
  const response = await post(request)
  await settled()
  return response
}

function logged(): Record<string, unknown>[] {
  return output.map((line) => JSON.parse(line))
}

const rowInDetail = `Failing row contains (${personal}, ${secret}).`
const echo = { status: 500, body: `${personal} ${secret}` }

describe('logs name neither secrets nor people', () => {
  test.each<[string, () => Request, Record<string, string>, Fault[], Fault[]]>([
    ['a success', () => jsonPost(visitor), {}, [], []],
    ['a form post', () => formPost(visitor), {}, [], []],
    ['refused fields', () => jsonPost({ ...visitor, email: personal }), {}, [], []],
    ['a refused form', () => formPost({ ...visitor, email: personal }), {}, [], []],
    ['a bad key', () => jsonPost(visitor, { 'idempotency-key': personal }), {}, [], []],
    ['no JSON', () => rawPost(personal, { 'content-type': 'application/json' }), {}, [], []],
    ['a permanent fault', () => jsonPost(visitor), {}, [sqlError('23514', rowInDetail)], []],
    ['an outage', () => jsonPost(visitor), {}, Array(200).fill(echo), []],
    ['a reset connection', () => jsonPost(visitor), {}, Array(200).fill('reset before'), []],
    ['a hanging database', () => jsonPost(visitor), {}, Array(200).fill('hang before'), []],
    ['a malformed URL', () => jsonPost(visitor), { DATABASE_URL: `postgres:/x:${secret}` }, [], []],
    [
      'a key no header can hold',
      () => jsonPost(visitor),
      { RESEND_API_KEY: `${secret}\n1` },
      [],
      [],
    ],
    ['a broken mail service', () => jsonPost(visitor), {}, [], [echo]],
    ['a refused mail', () => jsonPost(visitor), {}, [], [{ ...echo, status: 403 }]],
    ['a lost mail', () => jsonPost(visitor), {}, [], ['reset after']],
  ])('after %s', async (_, request, changes, neon, resend) => {
    wire.faults.neon.push(...neon)
    wire.faults.resend.push(...resend)
    await run(request(), changes)
    expect(output.length).toBeGreaterThan(0)
    expect(output.join('\n')).not.toMatch(new RegExp(`${secret}|${personal}`, 'i'))
  })
})

describe('logs say what an operator needs', () => {
  test('the ids and the status of every request', async () => {
    const { id } = await (await run(jsonPost())).json()
    const [request] = logged().map((line) => line.request)
    expect(request).toMatch(/^[0-9a-f-]{36}$/)
    expect(logged()).toEqual([
      { event: 'accepted', inquiry: id, status: 201, request },
      { event: 'mail', inquiry: id, outcome: 'sent', request },
    ])
  })

  test('the SQLSTATE of a fault, whether it stays or passes', async () => {
    wire.faults.neon.push(sqlError('42P01'))
    await run(jsonPost())
    wire.faults.neon.push(...Array(200).fill(sqlError('57P01')))
    await run(jsonPost())
    expect(logged().filter(({ event }) => event === 'database-fault')).toMatchObject([
      { error: 'NeonDbError', sqlstate: '42P01' },
      { error: 'NeonDbError', sqlstate: '57P01' },
    ])
  })

  test('which variables are missing', async () => {
    await run(jsonPost(), { DATABASE_URL: 'x', INQUIRY_NOTIFY_TO: ' , ', INQUIRY_NOTIFY_FROM: '' })
    expect(logged()).toMatchObject([
      { event: 'misconfigured', variables: ['DATABASE_URL'] },
      { event: 'no-mail', variables: ['INQUIRY_NOTIFY_TO', 'INQUIRY_NOTIFY_FROM'] },
      { event: 'database-fault', error: 'NoDatabaseError' },
      { event: 'refused', status: 500 },
    ])
  })

  test('that a mail could not be claimed or marked', async () => {
    wire.faults.neon.push('pass', sqlError('42501'))
    expect((await run(jsonPost(inquiry))).status).toBe(201)
    expect(logged()).toContainEqual(
      expect.objectContaining({ event: 'mail-fault', sqlstate: '42501' }),
    )
  })

  test('that something went wrong which nobody thought of', async () => {
    const { post } = backend.startFunction()
    const request = jsonPost()
    Object.defineProperty(request, 'headers', {
      get() {
        throw new RangeError(personal)
      },
    })
    const response = await post(request)
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ detail: 'Unexpected error. Please try again.' })
    expect(logged()).toMatchObject([{ event: 'unexpected', error: 'RangeError' }])
  })
})
