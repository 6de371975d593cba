/**
 * What the form asks and says. The messages about single fields stand with their rules, in
 * `src/inquiry/schema.ts`: browser and function say them in the same words.
 */
export const inquiryForm = {
  questions: {
    name: { label: 'Name' },
    email: { label: 'Email', hint: 'Where our answer goes, like ann@example.com' },
    phone: { label: 'Phone', hint: 'With the country code, in at most 20 characters' },
    product: {
      label: 'What product do you need?',
      hint: 'Describe it in your own words, and include marketplace or competitor links if you have them. Up to 1,000 characters.',
    },
    quantity: { label: 'Quantity', hint: 'For example, 500 units' },
  },
  optional: '(optional)',
  /** For who sees the page without its styles; robots fill it in. */
  honeypot: 'Leave this empty',
  send: 'Get Free Quote',
  sending: 'Sending…',
  /** The number follows. */
  charactersLeft: 'Characters left:',
  charactersOver: 'Too long. Characters over the limit:',
  /** The address follows. */
  didYouMean: 'Did you mean',
  problem: {
    /** Before the title of the page, which is the first thing that a screen reader says. */
    prefix: 'Error:',
    heading: 'There is a problem',
    kept: 'Everything you wrote is still here.',
    offline: 'Your device is offline, so nothing could be sent.',
    byMail: 'You can also write to us at {email}.',
  },
  /** Notices; their titles, and the failures that are not about the visitor's haste, are fixed. */
  success: {
    title: 'Thank you for your inquiry!',
    description:
      'We have received your inquiry and a member of our team will get in touch with you shortly.',
  },
  invalid: 'Validation Error',
  failed: 'Error',
  failures: {
    refused: 'Failed to submit your inquiry. Please try again.',
    incomplete: 'Submission did not complete. Please try again.',
    unexpected: 'Unexpected error. Please try again.',
    tooMany: 'Too many requests. Please wait a few minutes and try again.',
  },
  /** In a notice about a failure that is read on another page. */
  back: { label: 'Back to your answers', href: '/contact' },
} as const
