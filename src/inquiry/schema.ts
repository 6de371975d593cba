// The rules of an inquiry and the messages for what breaks them. The form and the function
// use this one module, and the table's CHECK constraints repeat its limits, so browser, function and
// database cannot disagree.
import * as z from 'zod/mini'
import { type FieldName, fieldNames, limits } from './limits.ts'

/** One refused field. `message` is the text shown to the visitor. */
export interface FieldError {
  field: FieldName
  message: string
}

// Zod probes for `new Function`, which the site's Content-Security-Policy reports as a violation.
z.config({ jitless: true })

// Text that shows nothing on any screen: white space, controls, default-ignorable code points
// (U+200B, U+2060, U+00AD, U+3164 …) and the blank Braille pattern, which Unicode calls visible.
// NUL is left out: it is refused below, not dropped.
const invisibleOnly = /^(?:(?!\0)[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800])*$/u

/** Trims, turns the CRLF of a form post into LF, and reduces text that shows nothing to ''. */
function tidy(text: string): string {
  const trimmed = text.replace(/\r\n?/g, '\n').trim()
  return invisibleOnly.test(trimmed) ? '' : trimmed
}

// Only the message of the first failed check is shown.
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

// PostgreSQL's text cannot hold NUL, and a lone surrogate has no UTF-8 form.
function storable(label: string) {
  const message = `${label} must not contain characters that cannot be stored`
  return z.refine<string>((text) => !/[\0\p{Surrogate}]/u.test(text), message)
}

// Zod's own maxLength counts code points, which neither `String.length` nor the limits do.
function short(field: FieldName, label: string) {
  const message = `${label} must be less than ${limits[field]} characters`
  return z.refine<string>((text) => text.length <= limits[field], message)
}

// HTML's "valid e-mail address", but with a dot in the domain, and with dots in the local part only
// between other characters.
const emailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

/** The one rule for an email address, without its length: that of visitors, staff and the site. */
export function isEmailAddress(text: string): boolean {
  // RFC 5321, 4.5.3.1.1: at most 64 octets before the @.
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

/** A checked inquiry, exactly as it travels and as it is stored. */
export type Inquiry = z.output<typeof inquirySchema>

export type CheckedInquiry = { ok: true; inquiry: Inquiry } | { ok: false; errors: FieldError[] }

/**
 * Checks untrusted values against the rules of an inquiry.
 *
 * @param input meant to be `{ name, email, phone, product, quantity }`, each of any type; unknown
 *   keys are ignored, and a missing, empty or `null` optional value is the same thing.
 * @returns the trimmed inquiry, or at most one error per field in field order. Never throws.
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
