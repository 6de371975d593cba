import { beforeEach, expect, test, vi } from 'vitest'
import { type Fault, sqlError } from '../support/fault-proxy.ts'
import { jsonPost, jsonType, rawPost } from '../support/requests.ts'
import { oneTry, startFunctionBackend } from '../support/start-function.ts'

const { env, settled, startFunction, wire } = await startFunctionBackend()
const secret = 'hunter2secret'
const personal = 'Persephone'
const visitor: Record<string, string> = { email: `${personal}@example.com` }
for (const field of ['name', 'phone', 'product', 'quantity']) visitor[field] = personal
const secrets = {
  // The secret isn't used as the password, because a PostgreSQL server would reject it.
  DATABASE_URL: `${env.DATABASE_URL}?application_name=${secret}`,
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

async function run(request = jsonPost(), changes = {}): Promise<Response> {
  const response = await startFunction({ ...secrets, ...changes }, oneTry)(request)
  await settled()
  return response
}

const logged = (): Record<string, unknown>[] => output.map((line) => JSON.parse(line))

const rowInDetail = `Failing row contains (${personal}, ${secret}).`
const echo = { status: 500, body: `${personal} ${secret}` }

test.each<[string, { request?: Request; neon?: Fault; resend?: Fault; settings?: object }]>([
  ['a success', {}],
  ['invalid fields', { request: jsonPost({ ...visitor, email: personal }) }],
  ['an invalid key', { request: jsonPost(visitor, { 'idempotency-key': personal }) }],
  ['a body that is not JSON', { request: rawPost(personal, jsonType) }],
  ['a permanent database fault', { neon: sqlError('23514', rowInDetail) }],
  ['a database outage', { neon: echo }],
  ['an email service error', { resend: echo }],
  ['a refused email', { resend: { ...echo, status: 403 } }],
  ['a malformed DATABASE_URL', { settings: { DATABASE_URL: `postgres:/x:${secret}` } }],
  ['an API key with a line break', { settings: { RESEND_API_KEY: `${secret}\n1` } }],
])('logs no secrets and no personal data after %s', async (_, { neon, resend, ...sent }) => {
  if (neon) wire.faults.neon.push(neon)
  if (resend) wire.faults.resend.push(resend)
  await run(sent.request ?? jsonPost(visitor), sent.settings)
  expect(output.length).toBeGreaterThan(0)
  expect(output.join('\n')).not.toMatch(new RegExp(`${secret}|${personal}`, 'i'))
})

test('logs the request id, the inquiry id and the status', async () => {
  const { id } = await (await run()).json()
  const [request] = logged().map((line) => line.request)
  expect(request).toMatch(/^[0-9a-f-]{36}$/)
  expect(logged()).toEqual([
    { event: 'accepted', inquiry: id, status: 201, request },
    { event: 'email', inquiry: id, outcome: 'sent', request },
  ])
})

test.each<[string, string, number, (Fault | 'pass')[]]>([
  ['storing an inquiry', 'database-fault', 503, [sqlError('57P01')]],
  ['recording an email', 'database-fault', 201, ['pass', sqlError('57P01')]],
])('logs the SQLSTATE of a fault while %s', async (_, event, status, faults) => {
  wire.faults.neon.push(...faults)
  expect((await run()).status).toBe(status)
  const fault = { event, error: 'NeonDbError', sqlstate: '57P01' }
  expect(logged()).toContainEqual(expect.objectContaining(fault))
})

test('without a database, responds with 500 and logs the names of missing variables', async () => {
  const email = { RESEND_API_KEY: ' ', INQUIRY_NOTIFY_TO: ' , ', INQUIRY_NOTIFY_FROM: '' }
  const names = ['DATABASE_URL', 'RESEND_API_KEY', 'INQUIRY_NOTIFY_FROM', 'INQUIRY_NOTIFY_TO']
  await run(jsonPost(), { DATABASE_URL: 'x', ...email })
  expect(logged()).toMatchObject([
    ...names.map((variable) => ({ event: 'misconfigured', variable })),
    { event: 'database-fault', error: 'Error' },
    { event: 'refused', status: 500 },
  ])
})

test('sends to the recipients that can be read, and logs the name of the variable', async () => {
  const list = `"Doe, Ann" <ann@staff.example>; ${personal}@shop`
  await run(jsonPost(), { INQUIRY_NOTIFY_TO: list })
  expect(logged()).toMatchObject([
    { event: 'misconfigured', variable: 'INQUIRY_NOTIFY_TO' },
    { event: 'accepted' },
    { event: 'email', outcome: 'sent' },
  ])
  expect(output.join()).not.toContain(personal)
})

test('responds with 500 after an unexpected error, and logs the error class', async () => {
  const request = jsonPost()
  vi.spyOn(request, 'headers', 'get').mockImplementation(() => {
    throw new RangeError(personal)
  })
  const response = await startFunction()(request)
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ detail: 'Unexpected error. Please try again.' })
  expect(logged()).toMatchObject([{ event: 'unexpected', error: 'RangeError' }])
})
