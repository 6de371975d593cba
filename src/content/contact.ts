export const contact = {
  head: {
    title: 'Get a free landed quote',
    description:
      'Describe your product or paste a link. Our team typically replies within 24 hours with supplier options and pricing, shipping and duties/taxes included.',
  },
  hero: {
    heading: 'Get a Free Landed Quote',
    lede: "Tell us about your product and we'll send you supplier options with complete pricing.",
  },
  /** What stands beside the form's button; the questions themselves belong to the form. */
  form: {
    note: 'We typically respond within 24 hours with supplier options and pricing.',
    privacy: {
      text: 'What you write goes to our staff, to answer you.',
      link: { label: 'Privacy Policy', href: '/privacy-policy' },
    },
  },
  support: {
    heading: 'Rather write an e-mail?',
    text: 'Drawings and photos are welcome at {email}. The same people read it.',
  },
} as const
