import { inquiryForm } from '../content/inquiry-form.ts'
import type { FieldName } from './limits.ts'

export interface FieldDescription {
  name: FieldName
  label: string
  hint?: string
  required?: boolean
  multiline?: boolean
  /** A short field can share a row with another field or the button. */
  short?: boolean
  input: {
    type?: 'tel'
    inputMode?: 'email'
    autoComplete?: 'name' | 'email' | 'tel'
    autoCapitalize?: 'none'
    autoCorrect?: 'off'
    spellCheck?: false
  }
}

const { questions } = inquiryForm
const telephone = { type: 'tel', autoComplete: 'tel' } as const

export const fields: readonly FieldDescription[] = [
  {
    name: 'name',
    ...questions.name,
    short: true,
    required: true,
    input: { autoComplete: 'name' },
  },
  {
    name: 'email',
    ...questions.email,
    short: true,
    required: true,
    // With `type="email"`, browsers would apply their own rules and Chromium would rewrite domains.
    // Without that type, Safari for iOS would correct the spelling of an address.
    input: {
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellCheck: false,
    },
  },
  { name: 'phone', ...questions.phone, input: telephone },
  {
    name: 'product',
    ...questions.product,
    required: true,
    multiline: true,
    input: {},
  },
  { name: 'quantity', ...questions.quantity, short: true, input: {} },
]
