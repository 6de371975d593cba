import { site } from '../site.ts'
import type { CallToAction, Hero, PageHead, Point } from './types.ts'

export const contact = {
  head: {
    title: 'Get a free landed quote',
    description:
      'Describe your product or paste a link. We reply within 24 hours, usually with our first supplier options, each with one landed price. Free, with no obligation.',
    picture: { label: 'Free quote', stamp: 'Within 24 hours' },
  } satisfies PageHead,
  hero: {
    heading: 'Get a Free Landed Quote',
    lede: "Tell us about your product and we'll send you supplier options with complete pricing.",
  } satisfies Hero,
  formTitle: 'Quote request',
  /** Text beside the submit button. The rest of the form's text is in `inquiry-form.ts`. */
  form: {
    note: 'We typically respond within 24 hours with supplier options and pricing.',
    privacy: {
      text: 'Only our team reads your request.',
      link: { label: 'Privacy Policy', href: '/privacy-policy' } satisfies CallToAction,
    },
  },
  next: {
    heading: 'What Happens Next',
    steps: [
      {
        title: 'A sourcing expert reads your request',
        description: 'We review your links and choose the local team for your product.',
      },
      {
        title: 'We reply within 24 hours',
        description: 'We email you, usually with our first options and pricing.',
      },
      {
        title: 'You compare supplier options',
        description: "Each option has one landed price. If your product needs a new search, options follow within days, and we'll tell you when to expect them.",
      },
    ] satisfies Point[],
  },
  cost: {
    heading: 'What It Costs',
    answer: 'Nothing.',
    text: 'The quote is free, with no obligation. If you order, you pay a project fee, a commission that falls as you grow, or a monthly plan. Our fee is separate from the landed price, and we tell you what it is before you order.',
  },
  idea: {
    heading: 'Who Sees Your Idea',
    stamp: 'NDA first',
    text: "Only our team reads your request. Please don't send confidential drawings yet. We'll sign an NDA first.",
  },
  brief: {
    heading: 'What to Tell Us',
    title: 'Brief',
    kind: 'Example',
    lines: [
      { label: 'Product', value: 'Baking mat, like the one at example.com/mat, but thicker' },
      { label: 'Quantity', value: '100 units to test, then 500' },
      { label: 'Destination', value: 'Amazon FBA, Toronto' },
      { label: 'Target price', value: '20% below my current supplier' },
    ],
  },
  support: {
    heading: 'Prefer to Email Us?',
    address: site.email,
    text: 'Photos and links are welcome. The same team replies within 24 hours.',
  },
}
