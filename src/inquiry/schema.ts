// The form and the function share these rules. The database's CHECK constraints repeat the limits.
import * as z from 'zod/mini'
import {
  asciiAddress,
  emailAddress,
  isEmailAddress,
  plainAddress,
} from './email-address.ts'
import { type FieldName, fieldNames, limits } from './limits.ts'

export interface FieldError {
  field: FieldName
  message: string
}

// Without `jitless`, Zod would try `new Function`, which the Content Security Policy blocks.
z.config({ jitless: true })

// Pasted text can contain invisible characters such as zero-width spaces. This pattern matches
// these characters, but not whitespace or NUL.
const invisible =
  /(?![\0\s])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu

/** Trims text and normalizes its line endings to LF. Returns '' if no character is visible. */
function tidy(text: string): string {
  const isVisible = text.replace(invisible, '').trim()
  return isVisible
    ? text.replace(/\r\n|[\v-\r\x85\u2028\u2029]/g, '\n').trim()
    : ''
}

/** Tidies a value in which invisible characters have no meaning, such as a telephone number. */
function tidyLine(text: string): string {
  return tidy(text.replace(invisible, '').replace(/\s/g, ' '))
}

/** Returns an email address as it is stored. The result can still be invalid. */
export function tidyAddress(text: string): string {
  return asciiAddress(plainAddress(tidy(text.replace(invisible, ''))))
}

// `/contact` downloads the code of each Zod function in use. `minLength`, `regex` and `nullish`
// would add 600 bytes, and `refine` and `transform` do the same.

// The visitor sees only the message of the first check that fails, so the order matters.
function requiredText(field: FieldName, label: string, required: string) {
  const text = z.string(required)
  return text.check(
    z.overwrite(tidy),
    z.refine<string>((tidied) => tidied !== '', required),
    storable(label),
    withinLimit(field, label),
  )
}

/** Accepts a missing value. The output is null rather than an empty text. */
function optionalText(field: FieldName, label: string) {
  const text = z.string(`${label} must be text`)
  const tidied = text.check(
    z.overwrite(tidyLine),
    storable(label),
    withinLimit(field, label),
  )
  const given = z.transform((value: string | null | undefined) => value ?? '')
  return z.pipe(
    z.pipe(given, tidied),
    z.transform((line) => line || null),
  )
}

// PostgreSQL can't store NUL in text, and UTF-8 can't represent a lone surrogate.
function storable(label: string) {
  const message = `${label} must not contain characters that cannot be stored`
  return z.refine<string>((text) => !/[\0\p{Surrogate}]/u.test(text), message)
}

// Zod's `maxLength` would count code points, not UTF-16 code units.
function withinLimit(field: FieldName, label: string) {
  const message = `${label} must be less than ${limits[field]} characters`
  return z.refine<string>((text) => text.length <= limits[field], message)
}

export const invalidEmail = 'Invalid email address'

const inquirySchema = z.object({
  name: requiredText('name', 'Name', 'Name is required'),
  email: z.string(invalidEmail).check(
    z.overwrite(tidyAddress),
    z.refine((text) => emailAddress.test(text), invalidEmail),
    withinLimit('email', 'Email'),
    z.refine(isEmailAddress, invalidEmail),
  ),
  phone: optionalText('phone', 'Phone number'),
  product: requiredText(
    'product',
    'Product details',
    'Product details are required',
  ),
  quantity: optionalText('quantity', 'Quantity'),
})

export type Inquiry = z.output<typeof inquirySchema>

export type CheckedInquiry =
  | { ok: true; inquiry: Inquiry }
  | { ok: false; errors: FieldError[] }

/** Returns the trimmed inquiry, or each field's first error, in the order of the form's fields. */
export function checkInquiry(input: object): CheckedInquiry {
  const result = inquirySchema.safeParse(input)
  if (result.success) return { ok: true, inquiry: result.data }
  const errors: FieldError[] = []
  for (const field of fieldNames) {
    const issue = result.error.issues.find(({ path }) => path[0] === field)
    if (issue) errors.push({ field, message: issue.message })
  }
  return { ok: false, errors }
}
