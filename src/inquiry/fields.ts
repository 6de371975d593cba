import { inquiryForm } from '../content/inquiry-form.ts'
import type { FieldProps } from './Field.tsx'

const { questions } = inquiryForm

export const fields = [
  { name: 'name', ...questions.name, short: true, required: true, autoComplete: 'name' },
  {
    name: 'email',
    ...questions.email,
    short: true,
    required: true,
    type: 'email',
    autoComplete: 'email',
  },
  { name: 'phone', ...questions.phone, type: 'tel', autoComplete: 'tel' },
  { name: 'product', ...questions.product, required: true, multiline: true },
  { name: 'quantity', ...questions.quantity, short: true },
] as const satisfies readonly FieldProps[]
