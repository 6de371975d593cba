import { expect, it } from 'vitest'
import { fields } from '../../src/inquiry/fields.ts'
import { limits } from '../../src/inquiry/limits.ts'
import { refusedPage } from '../../src/inquiry/refused-page.ts'
import { inquiry } from '../support/requests.ts'

const pageFor = (email: string) =>
  refusedPage(
    { ...inquiry, email },
    {
      status: 422,
      errors: [{ pointer: '/email', detail: 'Invalid email address' }],
    },
  )

it('the refused page spells out an address whose letters only look right', () => {
  const html = pageFor('ann@\u0441ompany.com')
  expect(html).toMatch(/<p [^>]*id="email-suggestion">[^<]+<b>ann@company.com</)
  expect(html).toMatch(/ id="email"[^>]* aria-describedby="[^"]*-suggestion"/)
  expect(pageFor('ann')).not.toContain('-suggestion')
})

it.each(['phone', 'product'] as const)(
  'the hint of the field %s gives its limit',
  (name) => {
    const hint = fields.find((field) => field.name === name)?.hint
    expect(hint).toContain(limits[name].toLocaleString('en-CA'))
  },
)
