import { site } from '../site.ts'
import type { CallToAction, Hero, PageHead, Point } from './types.ts'

const address = 'the email address you gave'

export const thankYou = {
  head: {
    title: 'Thank you',
    description:
      "We have received your quote request, and our team will respond within 24 hours. Here's what happens next, from our review to your first samples.",
    picture: { label: 'Quote request', stamp: 'Received', passed: true },
  } satisfies PageHead,
  hero: {
    heading: 'Thank You!',
    lede: `We have received your quote request. Our team will respond within 24 hours, at ${address}.`,
  } satisfies Hero,
  /** A tab that sent no inquiry shows `asked`, `addressHere` and `due`, not the visitor's data. */
  copy: {
    title: 'Quote request',
    stamp: 'Received',
    sentLabel: 'Sent',
    addressLabel: 'We reply to',
    address,
    addressHere: 'Your email address',
    dueLabel: 'Reply by',
    dueHere: "You'll hear from us by (local time)",
    due: 'Within 24 hours',
    asked: { label: 'Your request', value: 'As you sent it' },
    amend: { label: 'Something to add or correct?', text: `Write to ${site.email}` },
    print: 'Print this copy',
  },
  next: {
    heading: 'What Happens Next?',
    steps: [
      {
        title: 'Review Your Request',
        description:
          'We read your request, review your links and choose the local team for your product.',
      },
      {
        title: 'Personalized Response',
        description:
          'We reply within 24 hours, usually with our first supplier options and pricing. If anything is unclear, we ask first.',
      },
      {
        title: 'Start Your Journey',
        description:
          "You choose an option, and we order samples. We don't place an order until you approve a sample.",
      },
    ] satisfies Point[],
  },
  actions: [
    { label: 'Meet the local teams', href: '/about' },
    { label: 'Back to the home page', href: '/' },
  ] satisfies CallToAction[],
}
