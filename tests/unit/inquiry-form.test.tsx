import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { InquiryForm } from '../../src/inquiry/InquiryForm.tsx'
import { Toasts } from '../../src/toasts/Toasts.tsx'
import { closeToast } from '../../src/toasts/toast-store.ts'

interface Sent {
  key: string | null
  body: unknown
}

let sent: Sent[] = []
let answer: () => Response | Promise<Response>

const server = setupServer(
  http.post('*/api/inquiries', async ({ request }) => {
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
    return answer()
  }),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  sent = []
  answer = () => HttpResponse.json({ id: 'b9c5' }, { status: 201 })
})
afterEach(() => {
  cleanup()
  closeToast()
  sessionStorage.clear()
})
afterAll(() => server.close())

function open() {
  const { hook, history } = memoryLocation({ path: '/contact', record: true })
  const { unmount } = render(
    <Router hook={hook}>
      <InquiryForm>{null}</InquiryForm>
      <Toasts />
    </Router>,
  )
  return { user: userEvent.setup(), history, unmount }
}

type User = ReturnType<typeof open>['user']

const field = (name: RegExp) => screen.getByLabelText(name)
const button = () => screen.getByRole('button', { name: /Get Free Quote|Sending/ })

async function fill(user: User, product = '  Bamboo lunch boxes ') {
  await user.type(field(/^Name/), 'Zoë')
  await user.type(field(/^Email/), 'zoe@example.com')
  await user.type(field(/^What product/), product)
}

const toast = () => screen.queryByRole('alert')?.textContent

describe('the form', () => {
  it('sends the five trimmed values, empty optional ones as null, under a UUID v4', async () => {
    const { user } = open()
    await fill(user)
    await user.click(button())
    await screen.findByText('Thank you for your inquiry!')
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/),
        body: {
          name: 'Zoë',
          email: 'zoe@example.com',
          phone: null,
          product: 'Bamboo lunch boxes',
          quantity: null,
        },
      },
    ])
  })

  it('is emptied after a success, says thank you and goes to the thank-you page', async () => {
    const { user, history } = open()
    await fill(user)
    await user.click(button())
    const status = screen.getByRole('status')
    expect(await within(status).findByText('Thank you for your inquiry!')).toBeTruthy()
    expect(status.textContent).toContain(
      'We have received your inquiry and a member of our team will get in touch with you shortly.',
    )
    expect(history).toEqual(['/contact', '/thank-you'])
    expect(field(/^Name/)).toHaveProperty('value', '')
  })

  it('shows the first message and sends nothing when validation fails', async () => {
    const { user } = open()
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
    answer = () =>
      HttpResponse.json(
        {
          title: 'Validation Error',
          errors: [{ pointer: '/email', detail: 'Invalid email address' }],
        },
        { status: 422 },
      )
    const { user } = open()
    await fill(user)
    await user.click(button())
    await screen.findByText('Validation Error')
    expect(toast()).toContain('Invalid email address')
    expect(screen.getByRole('link').getAttribute('href')).toBe('#email')
  })
})

describe('the summary of what is wrong', () => {
  it('takes the focus anew each time that the form is sent', async () => {
    const { user } = open()
    for (const _ of ['first', 'second']) {
      await user.click(button())
      const summary = await screen.findByRole('region', { name: 'There is a problem' })
      await expect.poll(() => document.activeElement).toBe(summary)
    }
  })
})

describe('a failure', () => {
  const refused = 'Failed to submit your inquiry. Please try again.'
  const incomplete = 'Submission did not complete. Please try again.'
  const unexpected = 'Unexpected error. Please try again.'

  it.each<[string, () => Response, string]>([
    ['a problem with a detail', () => problem(500, 'The shelf is full.'), 'The shelf is full.'],
    ['a problem without a detail', () => problem(503), refused],
    ['the rate limiter of the host', () => new Response('slow down', { status: 429 }), refused],
    [
      'a proxy that answers HTML',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      refused,
    ],
    ['an answer without an id', () => HttpResponse.json({}, { status: 201 }), incomplete],
    ['HTML where JSON was due', () => new Response('<html>', { status: 200 }), incomplete],
    ['a connection that breaks', () => HttpResponse.error() as Response, unexpected],
  ])('by %s is told, and everything stays filled in', async (_, response, message) => {
    answer = response
    const { user, history } = open()
    await fill(user)
    await user.click(button())
    await screen.findByText('Error')
    expect(toast()).toContain(message)
    expect(field(/^What product/)).toHaveProperty('value', '  Bamboo lunch boxes ')
    expect(history).toEqual(['/contact'])
  })

  it('keeps the key for the same content, also after a reload, until it succeeds', async () => {
    answer = () => problem(503)
    const first = open()
    await fill(first.user)
    await first.user.click(button())
    await screen.findByText('Error')
    first.unmount()

    answer = () => HttpResponse.json({ id: 'b9c5' }, { status: 201 })
    const second = open()
    await fill(second.user)
    await second.user.click(button())
    await screen.findByText('Thank you for your inquiry!')
    second.unmount()

    const third = open()
    await fill(third.user)
    await third.user.click(button())
    await expect.poll(() => sent.length).toBe(3)

    const [lost, again, afterSuccess] = sent.map(({ key }) => key)
    expect(again).toBe(lost)
    expect(afterSuccess).not.toBe(lost)
  })

  it('gives changed content a key of its own', async () => {
    answer = () => problem(503)
    const { user } = open()
    await fill(user)
    await user.click(button())
    await screen.findByText('Error')
    await user.type(field(/^Quantity/), '500 units')
    await user.click(button())
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it('leaves nothing of what was written in the storage of the browser', async () => {
    answer = () => problem(503)
    const { user } = open()
    await fill(user)
    await user.click(button())
    await screen.findByText('Error')
    const stored = JSON.stringify({ ...sessionStorage, ...localStorage })
    expect(stored).not.toMatch(/Zoë|zoe@example|Bamboo/)
  })
})

describe('sending', () => {
  it('says so and happens once, whatever is pressed meanwhile', async () => {
    let release: (response: Response) => void = () => {}
    answer = () => new Promise((resolve) => (release = resolve))
    const { user } = open()
    await fill(user)
    await user.dblClick(button())
    await user.type(field(/^Email/), '{Enter}')
    expect(button().textContent).toBe('Sending…')
    await expect.poll(() => sent.length).toBe(1)
    release(HttpResponse.json({ id: 'b9c5' }, { status: 201 }))
    await screen.findByText('Thank you for your inquiry!')
    expect(sent).toHaveLength(1)
  })

  it('leaves visitors who have walked on where they are, and tells them there', async () => {
    let release: (response: Response) => void = () => {}
    answer = () => new Promise((resolve) => (release = resolve))
    const { user, history, unmount } = open()
    await fill(user)
    await user.click(button())
    await expect.poll(() => sent.length).toBe(1)
    unmount()
    render(<Toasts />)
    release(HttpResponse.json({ id: 'b9c5' }, { status: 201 }))
    await screen.findByText('Thank you for your inquiry!')
    expect(history).toEqual(['/contact'])
  })

  it('tells the function when the field that people do not see was filled', async () => {
    let honeypot: string | null = null
    server.use(
      http.post(
        '*/api/inquiries',
        ({ request }) => {
          honeypot = request.headers.get('Inquiry-Honeypot')
          return HttpResponse.json({ id: 'b9c5' }, { status: 201 })
        },
        { once: true },
      ),
    )
    const { user } = open()
    await fill(user)
    await user.type(screen.getByLabelText('Leave this empty'), 'https://example.com')
    await user.click(button())
    await screen.findByText('Thank you for your inquiry!')
    expect(honeypot).toBe('filled')
  })
})

function problem(status: number, detail?: string) {
  return HttpResponse.json({ type: 'about:blank', title: 'Error', status, detail }, { status })
}
