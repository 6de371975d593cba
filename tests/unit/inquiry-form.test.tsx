import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { InquiryForm } from '../../src/inquiry/InquiryForm.tsx'
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
afterEach(() => {
  sent = []
  answer = accepted
  closeToast()
  sessionStorage.clear()
})
afterAll(() => server.close())

const field = (name: RegExp) => screen.getByLabelText(name)
const button = () => screen.getByRole('button', { name: /Get Free Quote|Sending/ })
const success = () => screen.findByText('Thank you for your inquiry!')
const failure = () => screen.findByText('Error')
const toast = () => screen.queryByRole('alert')?.textContent
const keys = () => sent.map(({ headers }) => headers.get('Idempotency-Key'))

function openForm() {
  const user = userEvent.setup()
  const { hook, history } = memoryLocation({ path: '/contact', record: true })
  const { unmount } = render(
    <Router hook={hook}>
      <InquiryForm>{null}</InquiryForm>
      <Toasts />
    </Router>,
  )
  async function fill() {
    await user.type(field(/^Name/), 'Zoë')
    await user.type(field(/^Email/), 'zoe@example.com')
    await user.type(field(/^What product/), '  Bamboo lunch boxes ')
  }
  const fillAndSend = () => fill().then(() => user.click(button()))
  return { user, history, unmount, fill, fillAndSend }
}

describe('the form', () => {
  it('shows the first message and sends nothing when validation fails', async () => {
    const { user } = openForm()
    await user.type(field(/^Phone/), '1'.repeat(21))
    await user.click(button())
    await screen.findByText('Validation Error')
    expect(toast()).toContain('Name is required')
    expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Name is required',
      'Invalid email address',
      'Phone number must be less than 20 characters',
      'Product details are required',
    ])
    expect(sent).toEqual([])
  })

  it('shows the messages that only the function found', async () => {
    const errors = [{ pointer: '/email', detail: 'Invalid email address' }]
    answer = () => HttpResponse.json({ title: 'Validation Error', errors }, { status: 422 })
    await openForm().fillAndSend()
    await screen.findByText('Validation Error')
    expect(toast()).toContain('Invalid email address')
    expect(screen.getByRole('link').getAttribute('href')).toBe('#email')
  })

  it('puts the focus on the summary of what is wrong each time that it is sent', async () => {
    const { user } = openForm()
    for (const _ of ['first', 'second']) {
      await user.click(button())
      const summary = await screen.findByRole('region', { name: 'There is a problem' })
      await waitFor(() => expect(document.activeElement).toBe(summary))
    }
  })

  it('tells the function when the field that people do not see was filled', async () => {
    const { user, fillAndSend } = openForm()
    await user.type(screen.getByLabelText('Leave this empty'), 'https://example.com')
    await fillAndSend()
    await success()
    expect(sent[0]?.headers.get('Inquiry-Honeypot')).toBe('filled')
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
    ['an answer without an id', () => HttpResponse.json({}, { status: 201 }), incomplete],
    ['HTML where JSON was due', () => page(200), incomplete],
    ['a connection that breaks', () => HttpResponse.error() as Response, unexpected],
  ])('by %s is told, and everything stays filled in', async (_, response, message) => {
    answer = response
    const { history, fillAndSend } = openForm()
    await fillAndSend()
    await failure()
    expect(toast()).toContain(message)
    expect(field(/^What product/)).toHaveProperty('value', '  Bamboo lunch boxes ')
    expect(history).toEqual(['/contact'])
  })

  it('keeps the key for the same content, also after a reload, until it succeeds', async () => {
    for (const next of [() => problem(503), accepted, accepted]) {
      answer = next
      const { fillAndSend, unmount } = openForm()
      await fillAndSend()
      await (next === accepted ? success() : failure())
      unmount()
      closeToast()
    }
    const [lost, again, afterSuccess] = keys()
    expect(again).toBe(lost)
    expect(afterSuccess).not.toBe(lost)
  })
})

describe('sending', () => {
  let release: () => void
  beforeEach(() => {
    answer = () => new Promise((resolve) => (release = () => resolve(accepted())))
  })

  it('says so and happens once, whatever is pressed meanwhile', async () => {
    const { user, fill } = openForm()
    await fill()
    await user.dblClick(button())
    await user.type(field(/^Email/), '{Enter}')
    expect(button().textContent).toBe('Sending…')
    await waitFor(() => expect(sent).toHaveLength(1))
    release()
    await success()
    expect(sent).toHaveLength(1)
  })

  it('leaves visitors who have walked on where they are, and tells them there', async () => {
    const { history, unmount, fillAndSend } = openForm()
    await fillAndSend()
    await waitFor(() => expect(sent).toHaveLength(1))
    unmount()
    render(<Toasts />)
    release()
    await success()
    expect(history).toEqual(['/contact'])
  })
})
