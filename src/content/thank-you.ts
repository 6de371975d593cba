import { site } from '../site.ts'
import type { Actions, Hero, PageHead, Point } from './types.ts'

export const thankYou = {
  head: {
    title: 'Thank you',
    description:
      'What happens after you send the quote form: our reply, your choice of supplier, and a sample to approve.',
    picture: { label: 'Quote request', stamp: 'Within 24 hours', passed: true },
  } satisfies PageHead,
  /** The lede must also be true for visitors who open this page without submitting the form. */
  hero: {
    heading: 'Thank You!',
    lede: 'If you have just sent the quote form, we have received your request. Our team will respond within 24 hours.',
  } satisfies Hero,
  /** Only the tab that sent an inquiry shows `received` and the visitor's copy of the inquiry. */
  copy: {
    received: 'We have received your quote request. Our team will respond within 24 hours.',
    title: 'Quote request',
    stamp: 'Received',
    stampHere: 'Within 24 hours',
    referenceLabel: 'Reference',
    sentLabel: 'Sent',
    addressLabel: 'We reply to',
    addressHere: 'The email address that you entered',
    dueLabel: 'Reply due (your local time)',
    amend: { label: 'Something to add or correct?', text: `Write to ${site.email}` },
    print: 'Print this copy',
  },
  next: {
    heading: 'What Happens Next?',
    steps: [
      {
        title: 'Review Your Request',
        description: 'A sourcing expert reads your request, opens your links and chooses the local team for your product.',
      },
      {
        title: 'Personalized Response',
        description:
          "Our email typically contains your first supplier options with complete pricing. If we need to search for new suppliers, we'll tell you when to expect their quotes.",
      },
      {
        title: 'Start Your Journey',
        description: 'You choose a supplier, and we order a sample. Production starts after you approve it.',
      },
    ] satisfies Point[],
  },
  actions: {
    primary: { label: 'Meet the local teams', href: '/about' },
    secondary: { label: 'Back to the home page', href: '/' },
  } satisfies Required<Actions>,
}
