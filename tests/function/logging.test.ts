import { beforeEach, expect, test, vi } from 'vitest'
import { type Fault, sqlError } from '../support/fault-proxy.ts'
import { idOf, jsonPost, rawPost } from '../support/requests.ts'
import { oneTry, startFunctionBackend } from '../support/start-function.ts'

const { env, settled, startFunction, wire } = await startFunctionBackend()
const secret = 'hunter2secret'
const personal = 'Persephone'
const visitor: Record<string, string> = { email: `${personal}@example.com` }
for (const field of ['name', 'phone', 'product', 'quantity'])
  visitor[field] = personal
const secrets = {
  DATABASE_URL: `${env.DATABASE_URL}?application_name=${secret}`,
  RESEND_API_KEY: `re_${secret}`,
}

const output: string[] = []
beforeEach(() => {
  output.length = 0
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...things) => void output.push(things.join(' ')),
    )
  }
})

async function run(request = jsonPost(), changes = {}): Promise<Response> {
  const response = await startFunction(
    { ...secrets, ...changes },
    oneTry,
  )(request)
  await settled()
  return response
}

const logged = (): Record<string, unknown>[] =>
  output.map((line) => JSON.parse(line))

test('logs the request id, the inquiry id and the status', async () => {
  const inquiry = await idOf(await run())
  const request = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(logged()).toEqual([
    { event: 'accepted', inquiry, status: 201, request },
    {
      event: 'email',
      inquiry,
      email: expect.stringMatching(/^[0-9a-f-]{36}$/),
      outcome: 'sent',
      request,
    },
  ])
})

const row = `Failing row contains (${personal}, ${secret}).`
const echo = { status: 500, body: `${personal} ${secret}` }
const noEmail = {
  RESEND_API_KEY: ' ',
  INQUIRY_NOTIFY_FROM: '',
  INQUIRY_NOTIFY_TO: ' , ',
}
const noSender = `misconfigured ${Object.keys(noEmail).join(', misconfigured ')}, accepted 201`
const noDatabase =
  'misconfigured DATABASE_URL, database-fault Error, refused 500'
const oneReadable = {
  INQUIRY_NOTIFY_TO: `"Doe, Ann" <ann@staff.example>; ${personal}@shop`,
}
const stored = 'accepted 201, email'

interface Cause {
  request?: Request
  neon?: Fault[]
  resend?: Fault
  settings?: object
}

test.each<[string, Cause]>([
  ['refused 422', { request: jsonPost({ ...visitor, email: personal }) }],
  ['refused 400', { request: rawPost(personal) }],
  [`${stored} sent`, { request: jsonPost(visitor, { 'x-visitor': personal }) }],
  [
    'database-fault NeonDbError 23514, refused 500',
    { neon: [sqlError('23514', row)] },
  ],
  ['database-fault NeonDbError, refused 503', { neon: [echo] }],
  [
    `${stored} sent, database-fault NeonDbError 57P01`,
    { neon: ['pass', sqlError('57P01')] },
  ],
  [`${stored} waiting 500 application_error`, { resend: echo }],
  [
    `${stored} waiting 403 application_error`,
    { resend: { ...echo, status: 403 } },
  ],
  [noDatabase, { settings: { DATABASE_URL: `postgres:/x:${secret}` } }],
  [
    'misconfigured RESEND_API_KEY, accepted 201',
    { settings: { RESEND_API_KEY: `${secret}\n1` } },
  ],
  [noSender, { settings: noEmail }],
  [
    `misconfigured INQUIRY_NOTIFY_TO, ${stored} sent`,
    { settings: oneReadable },
  ],
])(
  'logs "%s", but no secrets and no personal data',
  async (expected, cause) => {
    wire.faults.neon.push(...(cause.neon ?? []))
    wire.fallback.resend = () => cause.resend ?? 'pass'
    await run(cause.request ?? jsonPost(visitor), cause.settings)
    const events = logged().map(({ request, inquiry, email, ...event }) =>
      Object.values(event).join(' '),
    )
    expect(events.join(', ')).toBe(expected)
    expect(output.join('\n')).not.toMatch(
      new RegExp(`${secret}|${personal}`, 'i'),
    )
  },
)

test('responds with 500 after an unexpected error, and logs the error class', async () => {
  const request = jsonPost()
  vi.spyOn(request, 'headers', 'get').mockImplementation(() => {
    throw new RangeError(personal)
  })
  const response = await startFunction()(request)
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({
    detail: 'Unexpected error. Please try again.',
  })
  expect(logged()).toMatchObject([{ event: 'unexpected', error: 'RangeError' }])
})
