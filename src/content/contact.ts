import { site } from '../site.ts'
import type { CallToAction, Hero, PageHead, Point } from './types.ts'

export const contact = {
  head: {
    title: 'Get a free landed quote',
    description:
      'Describe your product or paste a link. We reply within 24 hours, typically with supplier options and complete pricing. Free, with no obligation.',
    picture: { label: 'Free quote', stamp: 'NDA for designs' },
  } satisfies PageHead,
  hero: {
    heading: 'Get a Free Landed Quote',
    lede: "Tell us about your product and we'll send you supplier options with complete pricing.",
  } satisfies Hero,
  formTitle: 'Quote request',
  form: {
    note: 'We typically respond within 24 hours with supplier options and pricing.',
    privacy: {
      text: 'Our staff and local teams read your request. To get prices, they describe the product to suppliers.',
      link: { label: 'Privacy Policy', href: '/privacy-policy' } satisfies CallToAction,
    },
  },
  next: {
    heading: 'What Happens Next',
    steps: [
      {
        title: 'A sourcing expert reads your request',
        description: 'The expert chooses the local team, and asks you if anything is unclear.',
      },
      {
        title: 'We reply by email',
        description: "Our email typically contains your first supplier options. If we need to search for new suppliers, we'll tell you when to expect their quotes.",
      },
      {
        title: 'You compare supplier options',
        description: 'You choose one, ask for others, or stop here. On average, buyers choose a supplier 15 days after sending their brief.',
      },
    ] satisfies Point[],
  },
  replies: {
    heading: 'One Form for Every Service',
    lede: 'Our first reply typically contains:',
    entries: [
      { label: 'A landed quote', value: 'Supplier options with MOQs, plus landed prices and our fee if we know your quantity and destination' },
      { label: 'FBA, WFS or TikTok Shop', value: "The same options, for goods prepped to the marketplace's requirements and delivered to its warehouse" },
      { label: 'A research report', value: "The type of research that fits your needs, its price, and when you'll get the report" },
      { label: 'A single step', value: 'Its price, and what we need from you' },
      { label: 'A sourcing expert', value: 'Answers to your questions' },
    ],
  },
  cost: {
    heading: 'What the Quote Costs',
    answer: 'Nothing.',
    text: 'You pay nothing until you order a sample, a report or the goods. You know each price first, and our fee is in the quote.',
  },
  idea: {
    heading: 'Who Sees Your Idea',
    stamp: 'NDA for designs',
    text: "Our staff, our local teams and the suppliers that we ask for prices. Please leave out anything confidential. If you need to send confidential drawings, we'll sign an NDA first.",
  },
  brief: {
    heading: 'What to Tell Us',
    title: 'Brief',
    lines: [
      { label: 'Product', value: 'Baking mat, like the one at example.com/mat, but thicker' },
      { label: 'Quantity', value: '100 units to test, then 500' },
      { label: 'Destination', value: 'Amazon FBA and Walmart WFS, both in the US' },
      { label: 'Target price', value: "20% below my current supplier's price" },
    ],
  },
  support: {
    heading: 'Prefer to Email Us?',
    address: site.email,
    text: 'Your email reaches the same team as this form, and you can attach photos.',
  },
}
