import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { inquiryForm } from '../../src/content/inquiry-form.ts'
import { fields } from '../../src/inquiry/fields.ts'
import { limits } from '../../src/inquiry/limits.ts'
import { refusedPage } from '../../src/inquiry/refused-page.ts'
import { inquiry } from '../support/requests.ts'

/** The page for an inquiry that is refused because of this email address. */
function pageFor(email: string) {
  const html = refusedPage(
    { ...inquiry, email },
    {
      status: 422,
      errors: [{ pointer: '/email', detail: 'Invalid email address' }],
    },
  )
  const { DOMParser } = new Window()
  return new DOMParser().parseFromString(html, 'text/html')
}

describe('if the letters of an address only look like ASCII letters, the refused page', () => {
  const cyrillicC = '\u0441'
  const page = pageFor(`ann@${cyrillicC}ompany.com`)

  it('spells out the address', () => {
    const suggestion = page.querySelector('p#email-suggestion b')
    expect(suggestion?.textContent).toBe('ann@company.com')
  })

  it('describes the field with the suggestion', () => {
    const field = page.querySelector('#email')
    const describedBy = field?.getAttribute('aria-describedby')?.split(' ')
    expect(describedBy).toContain('email-suggestion')
  })
})

describe('after a server error, the refused page says that the inquiry may have arrived', () => {
  const { mayHaveArrived } = inquiryForm.problem

  it('if the function does not know', () => {
    const page = refusedPage(inquiry, { status: 503 })
    expect(page).toContain(mayHaveArrived)
  })

  it('but not if the function knows that it has stored nothing', () => {
    const page = refusedPage(inquiry, { status: 500, stored: false })
    expect(page).not.toContain(mayHaveArrived)
  })
})

it('the refused page suggests nothing for an address that is only incomplete', () => {
  expect(pageFor('ann').querySelector('#email-suggestion')).toBeNull()
  expect(pageFor('ann').body.innerHTML).not.toContain('-suggestion')
})

it.each(['phone', 'product'] as const)(
  'the hint of the field %s gives its limit',
  (name) => {
    const hint = fields.find((field) => field.name === name)?.hint
    expect(hint).toContain(limits[name].toLocaleString('en-CA'))
  },
)
