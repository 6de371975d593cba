import type { CallToAction, PageHead, PageIntro, Point } from './types.ts'

export const contact = {
  head: {
    title: 'Get a free landed quote',
    description:
      'Describe your product or paste a link. Somebody on our team writes back within 24 hours; supplier options follow in days, at one landed price.',
    picture: { label: 'Free quote', stamp: 'Within 24 hours' },
  } satisfies PageHead,
  hero: {
    heading: 'Get a Free Landed Quote',
    lede: "Tell us about your product and we'll send you supplier options with complete pricing.",
  } satisfies PageIntro,
  formTitle: 'Quote request',
  /** The words beside the form's button. The form's own words are in `inquiry-form.ts`. */
  form: {
    note: 'We typically respond within 24 hours with supplier options and pricing.',
    privacy: {
      text: 'What you write goes to our staff, to answer you.',
      link: { label: 'Privacy Policy', href: '/privacy-policy' } satisfies CallToAction,
    },
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'A person reads it',
        description: 'Somebody opens your links and picks the local team.',
      },
      {
        title: 'You hear from them within 24 hours',
        description: 'By e-mail: what is possible, or what we still need to know.',
      },
      {
        title: 'Supplier options follow in days',
        description: 'Each with one landed price: product, shipping and duties/taxes.',
      },
    ] satisfies Point[],
  },
  cost: {
    heading: 'What it costs',
    answer: 'Nothing.',
    text: 'The quote binds you to nothing. If you go on, we earn per project, by a small commission or by a monthly plan.',
  },
  idea: {
    heading: 'Who sees your idea',
    stamp: 'NDA first',
    text: 'We sign an NDA before you send drawings. Your address is used to answer you and is never sold.',
  },
  brief: {
    heading: 'What a good brief says',
    title: 'Brief',
    kind: 'Example',
    lines: [
      { label: 'Product', value: 'Baking mat, as at example.com/mat, but thicker' },
      { label: 'Quantity', value: '1,000 units, or 500 to test' },
      { label: 'Destination', value: 'Amazon FBA, Toronto' },
      { label: 'Target price', value: 'Below what I pay today' },
    ],
  },
  support: {
    heading: 'Rather write an e-mail?',
    address: '{email}',
    text: 'Photos and links are welcome. The same people read it.',
  },
}
