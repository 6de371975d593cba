/**
 * What the form asks and says. The messages about single fields are beside their rules in
 * `src/inquiry/schema.ts`, because browser and function share them.
 */
export const inquiryForm = {
  questions: {
    name: { label: 'Name' },
    email: { label: 'Email', hint: 'Where our answer goes, like ann@example.com' },
    phone: { label: 'Phone', hint: 'With the country code, at most 20 characters' },
    product: {
      label: 'What product do you need?',
      hint: 'In your own words, with marketplace or competitor links if you have them. Up to 1,000 characters.',
    },
    quantity: { label: 'Quantity', hint: 'For example, 500 units' },
  },
  optional: '(optional)',
  /** Robots fill this field in. People see it only on a page without styles. */
  honeypot: 'Leave this empty',
  send: 'Get Free Quote',
  sending: 'Sending…',
  /** The number follows. */
  charactersLeft: 'Characters left:',
  charactersOver: 'Too long. Characters over the limit:',
  /** The address follows. */
  didYouMean: 'Did you mean',
  problem: {
    /** Prefix of the page's title, which is the first thing that a screen reader says. */
    prefix: 'Error:',
    heading: 'There is a problem',
    kept: 'Everything you wrote is still here.',
    offline: 'Your device is offline, so nothing could be sent.',
    byMail: 'You can also write to us at {email}.',
  },
  /** Notices. Their titles, and all failures except `tooMany`, must stay as they are. */
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
  /** The link of a failure notice that is shown on another page than the form. */
  back: { label: 'Back to your answers', href: '/contact' },
} as const
