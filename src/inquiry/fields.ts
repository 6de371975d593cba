import type { FieldName } from './schema.ts'

/** How each question is put; its rules are in the schema. */
export const fields = [
  { name: 'name', label: 'Name', required: true, autoComplete: 'name' },
  {
    name: 'email',
    label: 'Email',
    required: true,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  {
    name: 'product',
    label: 'What product do you need?',
    hint: 'Describe it in your own words, and include marketplace or competitor links if you have them.',
    required: true,
    multiline: true,
  },
  { name: 'quantity', label: 'Quantity', hint: 'For example, 500 units' },
] as const satisfies readonly ({ name: FieldName; label: string } & Record<string, unknown>)[]
