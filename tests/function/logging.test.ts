import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Fault, sqlError } from '../support/fault-proxy.ts'
import { formPost, jsonPost, rawPost } from '../support/inquiry-requests.ts'
import { oneTry, startFunctionBackend } from '../support/start-function.ts'

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
const secrets = {
  // Not in the password: a real server checks that.
  DATABASE_URL: `${backend.env.DATABASE_URL}?application_name=${secret}`,
  RESEND_API_KEY: `re_${secret}`,
}

const output: string[] = []
beforeEach(() => {
  output.length = 0
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...things) => void output.push(things.join(' ')))
  }
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => output.push(String(chunk)) > 0)
  }
})

async function run(request: Request, changes = {}): Promise<Response> {
  const post = backend.startFunction({ ...secrets, ...changes }, oneTry)
  const response = await post(request)
  await backend.settled()
  return response
}

function logged(): Record<string, unknown>[] {
  return output.map((line) => JSON.parse(line))
}

const rowInDetail = `Failing row contains (${personal}, ${secret}).`
const echo = { status: 500, body: `${personal} ${secret}` }

test.each<[string, { request?: Request; neon?: Fault; resend?: Fault; settings?: object }]>([
  ['a success', {}],
  ['a form post', { request: formPost(visitor) }],
  ['refused fields', { request: jsonPost({ ...visitor, email: personal }) }],
  ['a refused form', { request: formPost({ ...visitor, email: personal }) }],
  ['a bad key', { request: jsonPost(visitor, { 'idempotency-key': personal }) }],
  ['no JSON', { request: rawPost(personal, { 'content-type': 'application/json' }) }],
  ['a permanent fault', { neon: sqlError('23514', rowInDetail) }],
  ['an outage', { neon: echo }],
  ['a hanging database', { neon: 'hang before' }],
  ['a broken email service', { resend: echo }],
  ['a refused email', { resend: { ...echo, status: 403 } }],
  ['a lost email', { resend: 'reset after' }],
  ['a malformed URL', { settings: { DATABASE_URL: `postgres:/x:${secret}` } }],
  ['a key no header can hold', { settings: { RESEND_API_KEY: `${secret}\n1` } }],
])('logs name neither secrets nor people after %s', async (_, { neon, resend, ...sent }) => {
  if (neon) wire.faults.neon.push(neon)
  if (resend) wire.faults.resend.push(resend)
  await run(sent.request ?? jsonPost(visitor), sent.settings)
  expect(output.length).toBeGreaterThan(0)
  expect(output.join('\n')).not.toMatch(new RegExp(`${secret}|${personal}`, 'i'))
})

describe('logs say what an operator needs', () => {
  test('the ids and the status of every request', async () => {
    const { id } = await (await run(jsonPost())).json()
    const [request] = logged().map((line) => line.request)
    expect(request).toMatch(/^[0-9a-f-]{36}$/)
    expect(logged()).toEqual([
      { event: 'accepted', inquiry: id, status: 201, request },
      { event: 'email', inquiry: id, outcome: 'sent', request },
    ])
  })

  test.each<[string, Fault]>([
    ['42P01', sqlError('42P01')],
    ['57P01', sqlError('57P01')],
    // Neon answers this one without its code.
    ['28P01', { status: 400, body: '{"message":"password authentication failed","code":""}' }],
  ])('the SQLSTATE of a fault (%s)', async (sqlstate, fault) => {
    wire.faults.neon.push(fault)
    await run(jsonPost())
    const event = { event: 'database-fault', error: 'NeonDbError', sqlstate }
    expect(logged()).toContainEqual(expect.objectContaining(event))
  })

  test('which variables are missing', async () => {
    await run(jsonPost(), { DATABASE_URL: 'x', INQUIRY_NOTIFY_TO: ' , ', INQUIRY_NOTIFY_FROM: '' })
    expect(logged()).toMatchObject([
      { event: 'misconfigured', variables: ['DATABASE_URL'] },
      { event: 'no-email', variables: ['INQUIRY_NOTIFY_TO', 'INQUIRY_NOTIFY_FROM'] },
      { event: 'database-fault', error: 'NoDatabaseError' },
      { event: 'refused', status: 500 },
    ])
  })

  test('that the function signs in as the owner, with what the extension of Netlify sets', async () => {
    const { DATABASE_URL: NETLIFY_DATABASE_URL } = secrets
    const response = await run(jsonPost(), { DATABASE_URL: '', NETLIFY_DATABASE_URL })
    expect(response.status).toBe(201)
    const variables = ['NETLIFY_DATABASE_URL']
    expect(logged()[0]).toEqual({ event: 'signed-in-as-owner', variables })
  })

  test('that an email could not be claimed or recorded', async () => {
    wire.faults.neon.push('pass', sqlError('42501'))
    expect((await run(jsonPost())).status).toBe(201)
    expect(logged().at(-1)).toMatchObject({ event: 'email-fault', sqlstate: '42501' })
  })

  test('that an unexpected error was thrown', async () => {
    const post = backend.startFunction()
    const request = jsonPost()
    vi.spyOn(request, 'headers', 'get').mockImplementation(() => {
      throw new RangeError(personal)
    })
    const response = await post(request)
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ detail: 'Unexpected error. Please try again.' })
    expect(logged()).toMatchObject([{ event: 'unexpected', error: 'RangeError' }])
  })
})
