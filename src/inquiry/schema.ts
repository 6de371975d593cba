// The rules for an inquiry and their error messages, for the form and the function. The CHECK
// constraints of the database table repeat the limits.
import * as z from 'zod/mini'
import { type FieldName, fieldNames, limits } from './limits.ts'

/** A field with an error message for the visitor. */
export interface FieldError {
  field: FieldName
  message: string
}

// Without this setting, Zod tries `new Function`, which violates the site's Content-Security-Policy.
z.config({ jitless: true })

// White space, control characters, default ignorable code points of Unicode (such as U+200B) and the
// blank Braille pattern U+2800. NUL is excluded, because `storable` refuses it.
const invisibleOnly = /^(?:(?!\0)[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800])*$/u

/** Trims a text and replaces each CRLF of a form post with LF. Returns '' for invisible text. */
function tidy(text: string): string {
  const trimmed = text.replace(/\r\n?/g, '\n').trim()
  return invisibleOnly.test(trimmed) ? '' : trimmed
}

// Visitors see only the message of the first check that fails.
function requiredText(field: FieldName, label: string, required: string) {
  const text = z.string(required)
  return text.check(
    z.overwrite(tidy),
    z.minLength(1, required),
    storable(label),
    short(field, label),
  )
}

function optionalText(field: FieldName, label: string) {
  const text = z.string(`${label} must be text`)
  return z.pipe(
    z.nullish(text.check(z.overwrite(tidy), storable(label), short(field, label))),
    z.transform((tidied) => tidied || null),
  )
}

// PostgreSQL can't store NUL in text, and UTF-8 can't encode a lone surrogate.
function storable(label: string) {
  const message = `${label} must not contain characters that cannot be stored`
  return z.refine<string>((text) => !/[\0\p{Surrogate}]/u.test(text), message)
}

// Zod's `maxLength` counts code points instead of UTF-16 code units.
function short(field: FieldName, label: string) {
  const message = `${label} must be less than ${limits[field]} characters`
  return z.refine<string>((text) => text.length <= limits[field], message)
}

// HTML's definition of a valid email address, with two more rules: the domain needs a dot, and each dot
// in the local part must be between other characters.
const emailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

/** Whether a text is an email address of any length. The form, the build and `doctor` use this rule. */
export function isEmailAddress(text: string): boolean {
  // RFC 5321, section 4.5.3.1.1, allows at most 64 octets before the @.
  return emailAddress.test(text) && text.indexOf('@') <= 64
}

const inquirySchema = z.object({
  name: requiredText('name', 'Name', 'Name is required'),
  email: z
    .string('Invalid email address')
    .check(
      z.overwrite(tidy),
      z.regex(emailAddress, 'Invalid email address'),
      short('email', 'Email'),
      z.refine(isEmailAddress, 'Invalid email address'),
    ),
  phone: optionalText('phone', 'Phone number'),
  product: requiredText('product', 'Product details', 'Product details are required'),
  quantity: optionalText('quantity', 'Quantity'),
})

/** An inquiry as the form sends it and the database stores it. */
export type Inquiry = z.output<typeof inquirySchema>

export type CheckedInquiry = { ok: true; inquiry: Inquiry } | { ok: false; errors: FieldError[] }

/**
 * Validates the fields of an inquiry, whose values may have any type. Unknown fields are ignored.
 *
 * @returns the trimmed inquiry, with null for empty optional values; or the first error of each field, in
 *   the order of the form.
 */
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
