export const fieldNames = [
  'name',
  'email',
  'phone',
  'product',
  'quantity',
] as const

export type FieldName = (typeof fieldNames)[number]

/** The maximum length of each trimmed value, in UTF-16 code units. A line break counts as one. */
export const limits = {
  name: 100,
  email: 255,
  phone: 20,
  product: 1000,
  quantity: 50,
} as const

/**
 * Inquiries are deleted after this many months. The privacy policy states this number, and
 * `npm run db:migrate` writes it to the database.
 */
export const retentionMonths = 24

/**
 * The honeypot's attributes. Browsers don't fill in a field with this name. The other attributes
 * tell 1Password, Bitwarden, LastPass, Proton Pass and Dashlane not to fill in the field.
 */
export const honeypot = {
  id: 'seal-check',
  name: 'seal-check',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
  'data-form-type': 'other',
} as const
