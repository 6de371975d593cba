import { expect, it } from 'vitest'
import { isValid, senderIn } from '../../netlify/inquiries/settings.ts'

/** What owners type, and how the sender is then written in emails. */
const senders = [
  ['quotes@shop.ca', 'quotes@shop.ca'],
  ['<quotes@shop.ca>', 'quotes@shop.ca'],
  ['Harbourline <quotes@shop.ca>', 'Harbourline <quotes@shop.ca>'],
  ['Smith & Sons <quotes@shop.ca>', 'Smith & Sons <quotes@shop.ca>'],
  ['Müller 日本 <quotes@shop.ca>', 'Müller 日本 <quotes@shop.ca>'],
  [
    'Smith, Jones & Co. <quotes@shop.ca>',
    '"Smith, Jones & Co." <quotes@shop.ca>',
  ],
  [
    '"Smith, Jones & Co." <quotes@shop.ca>',
    '"Smith, Jones & Co." <quotes@shop.ca>',
  ],
  ['"Harbourline" <quotes@shop.ca>', 'Harbourline <quotes@shop.ca>'],
  ['Shop (Toronto) <quotes@shop.ca>', '"Shop (Toronto)" <quotes@shop.ca>'],
  ['Shop: Quotes <quotes@shop.ca>', '"Shop: Quotes" <quotes@shop.ca>'],
  ['Shop; Quotes <quotes@shop.ca>', '"Shop; Quotes" <quotes@shop.ca>'],
  ['Ann "Jo" Li <quotes@shop.ca>', '"Ann \\"Jo\\" Li" <quotes@shop.ca>'],
  ['Shop \t Toronto <quotes@shop.ca>', 'Shop Toronto <quotes@shop.ca>'],
  ['Shop <quotes@müller.de>', 'Shop <quotes@xn--mller-kva.de>'],
] as const

it.each(senders)('the sender %s is written as %s', (typed, written) => {
  expect(isValid.INQUIRY_NOTIFY_FROM(typed)).toBe(true)
  expect(senderIn(typed)).toBe(written)
})

const written = new Set(senders.map(([, written]) => written))

it.each([...written])('the sender %s stays as it is', (sender) => {
  expect(isValid.INQUIRY_NOTIFY_FROM(sender)).toBe(true)
  expect(senderIn(sender)).toBe(sender)
})

it.each(['', 'Shop', 'a@shop.ca, b@shop.ca', 'A <a@shop.ca>, B <b@shop.ca>'])(
  'the sender "%s" is refused',
  (typed) => expect(isValid.INQUIRY_NOTIFY_FROM(typed)).toBe(false),
)
