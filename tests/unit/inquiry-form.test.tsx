import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest'
import { databaseLimits } from '../../netlify/inquiries/database-faults.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { changeDraft, getDraft } from '../../src/inquiry/draft.ts'
import { InquiryForm } from '../../src/inquiry/InquiryForm.tsx'
import { setDestination } from '../../src/navigation/destination.ts'
import { Toasts } from '../../src/toasts/Toasts.tsx'
import { closeToast } from '../../src/toasts/toast-store.ts'

const accepted = () => HttpResponse.json({ id: 'b9c5' }, { status: 201 })
const problem = (status: number, detail?: string) =>
  HttpResponse.json({ type: 'about:blank', title: 'Error', status, detail }, { status })

let sent: { headers: Headers; body: unknown }[] = []
let answer: () => Response | Promise<Response> = accepted

const server = setupServer(
  http.post('*/api/inquiries', async ({ request }) => {
    sent.push({ headers: request.headers, body: await request.json() })
    return answer()
  }),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  history.replaceState(null, '', '/contact')
  setDestination('/contact')
})
afterEach(() => {
  cleanup()
  sent = []
  answer = accepted
  closeToast()
  changeDraft({ answers: {}, state: { status: 'idle' } })
})
afterAll(() => server.close())

const field = (name: RegExp) => screen.getByLabelText(name)
const write = (name: RegExp, value: string) =>
  act(() => fireEvent.input(field(name), { target: { value } }))
const button = () => screen.getByRole('button', { name: /Get Free Quote|Sending/ })
const success = () => screen.findByText('Thank you for your inquiry!')
const failure = () => screen.findByText('Error')
const toast = () => screen.queryByRole('alert')?.textContent
function openForm() {
  const user = userEvent.setup()
  const { unmount } = render(
    <>
      <InquiryForm>{null}</InquiryForm>
      <Toasts />
    </>,
  )
  function fill() {
    write(/^Name/, 'Zoë')
    write(/^Email/, 'zoe@example.com')
    write(/^What product/, '  Bamboo lunch boxes ')
  }
  async function fillAndSend() {
    fill()
    await user.click(button())
  }
  return { user, unmount, fill, fillAndSend }
}

describe('the form', () => {
  it('shows the messages that only the function found', async () => {
    const errors = [{ pointer: '/email', detail: 'Invalid email address' }]
    answer = () => HttpResponse.json({ title: 'Validation Error', errors }, { status: 422 })
    await openForm().fillAndSend()
    await screen.findByText('Validation Error')
    expect(toast()).toContain('Invalid email address')
    expect(screen.getByRole('link').getAttribute('href')).toBe('#email')
  })

  it('tells the function when the field that people do not see was filled', async () => {
    const { fillAndSend } = openForm()
    write(/^Leave this empty/, 'https://example.com')
    await fillAndSend()
    await success()
    expect(sent[0]?.headers.get('Inquiry-Honeypot')).toBe('filled')
  })

  it('is no sign of a robot when an extension has removed that field', async () => {
    const { fillAndSend } = openForm()
    field(/^Leave this empty/).removeAttribute('name')
    await fillAndSend()
    await success()
    expect(sent[0]?.headers.get('Inquiry-Honeypot')).toBeNull()
  })
})

describe('a failure', () => {
  const refused = 'Failed to submit your inquiry. Please try again.'
  const incomplete = 'Submission did not complete. Please try again.'
  const unexpected = 'Unexpected error. Please try again.'
  const tooMany = 'Too many requests. Please wait a few minutes and try again.'
  const page = (status: number) => new Response('<h1>No JSON</h1>', { status })

  it.each<[string, () => Response, string]>([
    ['a problem with a detail', () => problem(500, 'The shelf is full.'), 'The shelf is full.'],
    ['a problem without a detail', () => problem(503), refused],
    ['the rate limiter of the host', () => page(429), tooMany],
    ['a proxy that answers HTML', () => page(502), refused],
    [
      'a proxy with problems of another shape',
      () => HttpResponse.json({ detail: [{ text: 'No' }] }, { status: 502 }),
      refused,
    ],
    ['an answer without an id', () => HttpResponse.json({}, { status: 201 }), incomplete],
    ['HTML where JSON was due', () => page(200), incomplete],
    ['a connection that breaks', () => HttpResponse.error() as Response, unexpected],
  ])('by %s is told, and everything stays filled in', async (_, response, message) => {
    answer = response
    await openForm().fillAndSend()
    await failure()
    expect(toast()).toContain(message)
    expect(field(/^What product/)).toHaveProperty('value', '  Bamboo lunch boxes ')
    expect(location.pathname).toBe('/contact')
  })

  it('is told when nobody answers, but not before the function would have given up', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    answer = () => {
      limit.abort(new DOMException('Time is up', 'TimeoutError'))
      return new Promise(() => {})
    }
    await openForm().fillAndSend()
    await failure()
    const [milliseconds] = timeout.mock.lastCall ?? []
    // The function's own limit, and two seconds for the network.
    expect(milliseconds).toBeGreaterThan(databaseLimits.total + 2000)
    expect(milliseconds).toBeLessThan(60_000)
  })
})

describe('sending', () => {
  let release: (outcome: Response) => void
  beforeEach(() => {
    answer = () => new Promise((resolve) => (release = resolve))
  })

  it('is shown on the button, and happens once, whatever is pressed meanwhile', async () => {
    const { user, fill } = openForm()
    fill()
    await user.dblClick(button())
    await user.type(field(/^Email/), '{Enter}')
    expect(button().textContent).toBe('Sending…')
    // Screen readers say that a field is read-only.
    for (const one of screen.getAllByRole('textbox')) expect(one).toHaveProperty('readOnly', true)
    await waitFor(() => expect(sent).toHaveLength(1))
    release(accepted())
    await success()
    expect(sent).toHaveLength(1)
  })

  it('does not take away visitors who have gone to another page, and tells them there', async () => {
    const { unmount, fillAndSend } = openForm()
    await fillAndSend()
    await waitFor(() => expect(sent).toHaveLength(1))
    unmount()
    setDestination('/about')
    render(<Toasts />)
    release(accepted())
    await success()
    expect(location.pathname).toBe('/contact')
    expect(getDraft()).toMatchObject({ answers: {}, sent: { inquiry: { name: 'Zoë' } } })
  })
})

it('an answer loses its error when it is right again, none gets one while it is written, and the notice goes with the first key', async () => {
  document.title = 'Contact'
  const { user } = openForm()
  write(/^Email/, 'zoe@example.com')
  await user.click(button())
  await screen.findByText('Validation Error')
  write(/^Name/, 'Z')
  write(/^Email/, 'zoe')
  expect(toast()).toBe('')
  expect(field(/^Name/).getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByRole('link').textContent).toBe('Product details are required')
  write(/^Email/, 'zoe@example.com')
  write(/^What product/, 'x')
  expect(screen.queryByText(inquiryForm.problem.heading)).toBeNull()
  expect(document.title).toBe('Contact')
})

it('the form counts what is left of the product from 80 % on, and speaks when writing pauses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const politely = () =>
    Array.from(document.querySelectorAll('[aria-live=polite]'), (one) => one.textContent).join('')
  openForm()
  write(/^What product/, 'x'.repeat(799))
  expect(screen.queryByText(new RegExp(inquiryForm.charactersLeft))).toBeNull()
  write(/^What product/, `${'x'.repeat(800)}  `)
  expect(screen.getByText(`${inquiryForm.charactersLeft} 200`)).toBeTruthy()
  await pass(900)
  write(/^What product/, 'x'.repeat(810))
  await pass(900)
  expect(politely()).toBe('')
  await pass(200)
  expect(politely()).toBe(`${inquiryForm.charactersLeft} 190`)
})
