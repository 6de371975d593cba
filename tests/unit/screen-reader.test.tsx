import { virtual } from '@guidepup/virtual-screen-reader'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { InquiryForm } from '../../src/inquiry/InquiryForm.tsx'
import { Toasts } from '../../src/toasts/Toasts.tsx'

const server = setupServer(
  http.post('*/api/inquiries', () => HttpResponse.json({ id: 'b9c5' }, { status: 201 })),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => virtual.stop())
afterAll(() => server.close())

/** Reads on until something has been said that matches. */
async function readTo(words: RegExp) {
  for (let steps = 0; steps < 80; steps++) {
    if (words.test(await virtual.lastSpokenPhrase())) return
    await virtual.next()
  }
  throw new Error(`Never heard ${words}`)
}

it('tells a blind visitor what is asked, what is wrong and that it was sent', async () => {
  const { hook } = memoryLocation({ path: '/contact' })
  render(
    <Router hook={hook}>
      <main>
        <InquiryForm>{null}</InquiryForm>
      </main>
      <Toasts />
    </Router>,
  )
  const user = userEvent.setup()
  await virtual.start({ container: document.body })

  await readTo(/^textbox, Quantity/)
  await readTo(/^button, Get Free Quote/)
  await virtual.act()
  await screen.findByText('Validation Error')
  await readTo(/^link, Invalid email address/)
  await user.type(screen.getByLabelText(/^Name/), 'Zoë')
  await user.type(screen.getByLabelText(/^Email/), 'zoe@example.com')
  await user.type(screen.getByLabelText(/^What product/), 'Bamboo lunch boxes')
  await user.click(screen.getByRole('button', { name: 'Get Free Quote' }))
  await screen.findByText('Thank you for your inquiry!')
  await waitFor(async () => {
    expect((await virtual.spokenPhraseLog()).join()).toContain('Thank you for your inquiry!')
  })

  const log = (await virtual.spokenPhraseLog()).join('\n')
  await expect(`${log}\n`).toMatchFileSnapshot('screen-reader.snapshot.txt')
})
