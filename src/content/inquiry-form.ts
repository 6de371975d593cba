import { site } from '../site.ts'

/**
 * The form's labels, hints and notices. The field error messages are in `src/inquiry/schema.ts`,
 * which the browser and the function share.
 */
export const inquiryForm = {
  questions: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    phone: {
      label: 'Phone',
      hint: 'With country code, up to 20 characters, without an extension',
    },
    product: {
      label: 'What product do you need?',
      hint: 'A rough idea is enough. Add marketplace or competitor links, and the country of delivery. Up to 1,000 characters.',
    },
    quantity: { label: 'Quantity', hint: 'For example, 500 units' },
  },
  optional: '(optional)',
  /** The label of the honeypot. Visitors see this field only if their browser ignores CSS. */
  honeypot: 'Leave this empty',
  send: 'Get Free Quote',
  sending: 'Sending…',
  charactersLeft: 'Characters left:',
  charactersOver: 'Too long. Characters over the limit:',
  didYouMean: 'Did you mean',
  problem: {
    /** The page title begins with this text if the form has errors. Screen readers read it first. */
    prefix: 'Error:',
    heading: 'There is a problem',
    kept: 'Everything you entered is still here.',
    mayHaveArrived: 'Your request may have arrived. You can safely send it again: if you do so today, we store only one copy.',
    byMail: `You can also email us at ${site.email}.`,
  },
  /** The customer specified the wording of these notices, except for `tooMany` and `left`. */
  success: {
    title: 'Thank you for your inquiry!',
    description:
      'We have received your inquiry and a member of our team will get in touch with you shortly.',
  },
  invalid: 'Validation Error',
  failed: 'Error',
  failures: {
    notSubmitted: 'Failed to submit your inquiry. Please try again.',
    incomplete: 'Submission did not complete. Please try again.',
    unexpected: 'Unexpected error. Please try again.',
    tooMany: 'Too many requests. Please wait a few minutes and try again.',
    /** Shown to a visitor who reloads or leaves the page before the function has responded. */
    left: 'Your request was still being sent when you left the page.',
  },
  back: 'Back to your request',
} as const
