import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { databaseLimits } from '../../netlify/inquiries/database-faults.ts'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { changeDraft } from '../../src/inquiry/draft.ts'
import { InquiryForm } from '../../src/inquiry/InquiryForm.tsx'
import { Toasts } from '../../src/toasts/Toasts.tsx'
import { closeToast } from '../../src/toasts/toast-store.ts'

const { failures } = inquiryForm
const accepted = () => HttpResponse.json({ id: 'b9c5' }, { status: 201 })
const problem = (status: number, detail?: unknown) =>
  HttpResponse.json({ title: 'Error', detail }, { status })

let sent: Headers[] = []
let respond: () => Response | Promise<Response> = accepted

const server = setupServer(
  http.post('*/api/inquiries', ({ request }) => {
    sent.push(request.headers)
    return respond()
  }),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  respond = accepted
  closeToast()
  changeDraft({ answers: {}, state: { status: 'idle' } })
})

const field = (name: RegExp) => screen.getByLabelText(name)
const write = (name: RegExp, value: string) =>
  act(() => fireEvent.input(field(name), { target: { value } }))
const button = () => screen.getByRole('button', { name: /Get Free Quote|Sending/ })
const success = () => screen.findByText('Thank you for your inquiry!')
const toast = () => screen.queryByRole('alert')?.textContent

function openForm() {
  render(
    <>
      <InquiryForm>{null}</InquiryForm>
      <Toasts />
    </>,
  )
}

function fill() {
  write(/^Name/, 'Zoë')
  write(/^Email/, 'zoe@example.com')
  write(/^What product/, '  Bamboo lunch boxes ')
}

async function fillAndSend() {
  fill()
  await userEvent.click(button())
}

it('shows validation errors returned by the function', async () => {
  const errors = [{ pointer: '/email', detail: 'Invalid email address' }]
  respond = () => HttpResponse.json({ title: 'Validation Error', errors }, { status: 422 })
  openForm()
  await fillAndSend()
  await screen.findByText('Validation Error')
  expect(toast()).toContain('Invalid email address')
  expect(screen.getByRole('link').getAttribute('href')).toBe('#email')
})

const honeypot = /^Leave this empty/

it.each([
  ['filled', () => write(honeypot, 'https://example.com'), 'filled'],
  ['removed by an extension', () => field(honeypot).remove(), null],
])('sends the correct honeypot header if the field was %s', async (_, change, header) => {
  openForm()
  change()
  await fillAndSend()
  await success()
  expect(sent[0]?.get('Inquiry-Honeypot')).toBe(header)
})

it.each<[string, () => Response, string]>([
  ['a problem with a detail', () => problem(500, 'The shelf is full.'), 'The shelf is full.'],
  ['a problem without a detail', () => problem(503), failures.refused],
  ['a malformed problem', () => problem(502, ['No']), failures.refused],
  ["the host's rate limit", () => new Response('<h1>', { status: 429 }), failures.tooMany],
  ['a response without an id', () => HttpResponse.json({}, { status: 201 }), failures.incomplete],
  ['a network error', () => HttpResponse.error() as Response, failures.unexpected],
])('shows an error message and keeps the values after %s', async (_, response, message) => {
  respond = response
  openForm()
  await fillAndSend()
  await screen.findByText('Error')
  expect(toast()).toContain(message)
  expect(field(/^What product/)).toHaveProperty('value', '  Bamboo lunch boxes ')
})

it('waits longer for a response than the function waits for its database', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  respond = () => {
    limit.abort(new DOMException('Time is up', 'TimeoutError'))
    return new Promise(() => {})
  }
  openForm()
  await fillAndSend()
  await screen.findByText('Error')
  // Allows two more seconds for the network.
  expect(timeout.mock.lastCall?.[0]).toBeGreaterThan(databaseLimits.total + 2000)
})

it('sends one inquiry if the visitor double-clicks the button and presses Enter', async () => {
  let release = (_: Response) => {}
  respond = () => new Promise((resolve) => (release = resolve))
  openForm()
  fill()
  await userEvent.dblClick(button())
  await userEvent.type(field(/^Email/), '{Enter}')
  expect(button().textContent).toBe('Sending…')
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveProperty('readOnly', true)
  await waitFor(() => expect(sent).toHaveLength(1))
  release(accepted())
  await success()
  expect(sent).toHaveLength(1)
})

it('removes errors and the notice while the visitor types, and adds no new errors', async () => {
  document.title = 'Contact'
  openForm()
  write(/^Email/, 'zoe@example.com')
  await userEvent.click(button())
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

it('shows the number of characters left from 80 % of the limit, and announces it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const announced = () => document.querySelector('#product ~ [aria-live=polite]')?.textContent
  openForm()
  write(/^What product/, 'x'.repeat(799))
  expect(screen.queryByText(new RegExp(inquiryForm.charactersLeft))).toBeNull()
  write(/^What product/, `${'x'.repeat(810)}  `)
  expect(screen.getByText(`${inquiryForm.charactersLeft} 190`)).toBeTruthy()
  await pass(900)
  expect(announced()).toBe('')
  await pass(200)
  expect(announced()).toBe(`${inquiryForm.charactersLeft} 190`)
})
