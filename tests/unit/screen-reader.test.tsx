import { virtual } from '@guidepup/virtual-screen-reader'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { InquiryForm } from '../../src/inquiry/InquiryForm.tsx'
import { Toasts } from '../../src/toasts/Toasts.tsx'

const accepted = () => HttpResponse.json({ id: 'b9c5' }, { status: 201 })
let outcome: () => Response = accepted
const server = setupServer(http.post('*/api/inquiries', () => outcome()))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => virtual.stop())
afterAll(() => server.close())

/** Moves on until the screen reader has spoken a phrase that matches. */
async function readTo(words: RegExp) {
  for (let steps = 0; steps < 80; steps++) {
    if (words.test(await virtual.lastSpokenPhrase())) return
    await virtual.next()
  }
  throw new Error(`Never heard ${words}`)
}

it('a screen reader speaks the questions, the help, the errors and that the inquiry was sent', async () => {
  history.replaceState(null, '', '/contact')
  render(
    <>
      <main>
        <InquiryForm>{null}</InquiryForm>
      </main>
      <Toasts />
    </>,
  )
  const user = userEvent.setup()
  await virtual.start({ container: document.body })

  await readTo(/^textbox, Quantity/)
  await readTo(/^button, Get Free Quote/)
  await virtual.act()
  await screen.findByText('Validation Error')
  await readTo(/^link, Invalid email address/)
  await user.type(screen.getByLabelText(/^Name/), 'Zoë')
  await user.type(screen.getByLabelText(/^Email/), 'zoe@gmial.com')
  await user.click(await screen.findByRole('button', { name: 'zoe@gmail.com' }))
  const product = screen.getByLabelText(/^What product/)
  await user.click(product)
  await user.paste('x'.repeat(1001))
  await user.clear(product)
  await user.paste('Bamboo lunch boxes')
  const send = screen.getByRole('button', { name: inquiryForm.send })
  outcome = () => HttpResponse.json({}, { status: 503 })
  await user.click(send)
  await screen.findByText(inquiryForm.failures.refused, { selector: 'section p' })
  await readTo(/^link, .*@/)
  outcome = accepted
  await user.click(send)
  await screen.findByText('Thank you for your inquiry!')
  await waitFor(async () => {
    expect((await virtual.spokenPhraseLog()).join()).toContain('Thank you for your inquiry!')
  })

  const log = (await virtual.spokenPhraseLog()).join('\n')
  await expect(`${log}\n`).toMatchFileSnapshot('screen-reader.snapshot.txt')
})
