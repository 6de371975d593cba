import { beforeEach, expect, test, vi } from 'vitest'
import { type Fault, sqlError } from '../support/fault-proxy.ts'
import { idOf, jsonPost, rawPost } from '../support/requests.ts'
import { oneTry, startFunctionBackend } from '../support/start-function.ts'

const { emailsAbout, endOfBackgroundWork, env, network, startFunction } =
  await startFunctionBackend()

const secret = 'hunter2secret'
const personal = 'Persephone'

/** Settings that work, and that contain the secret. */
const secretSettings = {
  DATABASE_URL: `${env.DATABASE_URL}?application_name=${secret}`,
  RESEND_API_KEY: `re_${secret}`,
}

/** An inquiry in which every entry is personal. */
const visitor = {
  name: personal,
  email: `${personal}@example.com`,
  phone: personal,
  product: personal,
  quantity: personal,
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

/** Posts an inquiry, and waits for the work after the response. */
async function submit(request = jsonPost(), settings = {}): Promise<Response> {
  const post = startFunction({ ...secretSettings, ...settings }, oneTry)
  const response = await post(request)
  await endOfBackgroundWork()
  return response
}

const loggedEvents = (): Record<string, unknown>[] =>
  output.map((line) => JSON.parse(line))

test('the log entries about an inquiry contain its id and the id that Netlify gave the request', async () => {
  const requestId = '01JD9X0000000000000000TEST'
  const post = startFunction(secretSettings, oneTry)
  const inquiry = await idOf(await post(jsonPost(), requestId))
  await endOfBackgroundWork()
  const [accepted, emailed, ...others] = loggedEvents()
  expect(accepted).toEqual({
    event: 'accepted',
    inquiry,
    status: 201,
    request: requestId,
  })
  expect(emailed).toEqual({
    event: 'email',
    inquiry,
    email: expect.any(String),
    outcome: 'sent',
    request: requestId,
  })
  expect(others).toEqual([])
})

test("the log entry about an email contains Resend's id of the email", async () => {
  const inquiry = await idOf(await submit())
  const emailed = loggedEvents().find(({ event }) => event === 'email')
  const [email] = emailsAbout(inquiry)
  expect(emailed?.email).toBe(email?.id)
})

interface Cause {
  /** The values of the log entries that this must cause, without ids. */
  logged: string[]
  request?: Request
  neon?: Fault[]
  resend?: Fault
  settings?: Record<string, string>
}

/** What a service that repeats its request in an error message could respond. */
const echo = `${personal} ${secret}`
const echoingService = { status: 500, body: echo }

const causes: Cause[] = [
  {
    logged: ['refused 422'],
    request: jsonPost({ ...visitor, email: personal }),
  },
  { logged: ['refused 400'], request: rawPost(personal) },
  {
    logged: ['accepted 201', 'email sent'],
    request: jsonPost(visitor, { 'x-visitor': personal }),
  },
  {
    logged: ['database-fault NeonDbError 23514', 'refused 500'],
    neon: [sqlError('23514', `Failing row contains (${echo}).`)],
  },
  {
    logged: ['database-fault NeonDbError', 'refused 503'],
    neon: [echoingService],
  },
  {
    // A proxy can send any text in place of a SQLSTATE.
    logged: ['database-fault NeonDbError', 'refused 503'],
    neon: [sqlError(secret)],
  },
  {
    // The inquiry is stored, but not that its email was sent.
    logged: ['accepted 201', 'email sent', 'database-fault NeonDbError 57P01'],
    neon: ['pass', sqlError('57P01')],
  },
  {
    logged: ['accepted 201', 'email waiting 500 application_error'],
    resend: echoingService,
  },
  {
    logged: ['accepted 201', 'email waiting 403 application_error'],
    resend: { ...echoingService, status: 403 },
  },
  {
    logged: [
      'misconfigured DATABASE_URL',
      'database-fault Error',
      'refused 500',
    ],
    settings: { DATABASE_URL: `postgres:/x:${secret}` },
  },
  {
    logged: ['misconfigured RESEND_API_KEY', 'accepted 201'],
    settings: { RESEND_API_KEY: `${secret}\n1` },
  },
  {
    logged: [
      'misconfigured RESEND_API_KEY',
      'misconfigured INQUIRY_NOTIFY_FROM',
      'misconfigured INQUIRY_NOTIFY_TO',
      'accepted 201',
    ],
    settings: {
      RESEND_API_KEY: ' ',
      INQUIRY_NOTIFY_FROM: '',
      INQUIRY_NOTIFY_TO: ' , ',
    },
  },
  {
    // Only one of the two addresses can be read, and it gets the email.
    logged: ['misconfigured INQUIRY_NOTIFY_TO', 'accepted 201', 'email sent'],
    settings: {
      INQUIRY_NOTIFY_TO: `"Doe, Ann" <ann@staff.example>; ${personal}@shop`,
    },
  },
]

test.each(causes)(
  'the function logs only $logged, without secrets and personal data',
  async ({ logged, request, neon = [], resend = 'pass', settings }) => {
    network.nextFaults.neon.push(...neon)
    network.chooseFault.resend = () => resend
    await submit(request ?? jsonPost(visitor), settings)
    const events = loggedEvents().map(({ request, inquiry, email, ...event }) =>
      Object.values(event).join(' '),
    )
    expect(events).toEqual(logged)
    const everything = output.join('\n').toLowerCase()
    expect(everything).not.toContain(secret)
    expect(everything).not.toContain(personal.toLowerCase())
  },
)

/** Posts an inquiry whose headers can't be read. */
function postThatThrows() {
  const request = jsonPost()
  vi.spyOn(request, 'headers', 'get').mockImplementation(() => {
    throw new RangeError(personal)
  })
  return startFunction()(request)
}

test('after an unexpected error, the response has status 500 and asks the visitor to try again', async () => {
  const response = await postThatThrows()
  expect(response.status).toBe(500)
  const { detail } = await response.json()
  expect(detail).toBe('Unexpected error. Please try again.')
})

test('an unexpected error is logged with its class, and without its message', async () => {
  await postThatThrows()
  const [event, ...others] = loggedEvents()
  expect(event).toMatchObject({ event: 'unexpected', error: 'RangeError' })
  expect(others).toEqual([])
  expect(output.join()).not.toContain(personal)
})
