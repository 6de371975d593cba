import type { PageContent } from './types.ts'

export const thankYou = {
  head: {
    title: 'Thank you',
    description:
      'Your inquiry has reached our team. A person will respond within 24 hours; here is what happens to it until then, step by step.',
  },
  hero: {
    heading: 'Thank You!',
    lede: 'Your inquiry is with our sourcing team. A person will respond within 24 hours, at the e-mail address you gave.',
    actions: [
      { label: 'Back to the home page', href: '/' },
      { label: 'Meet the local teams', href: '/about' },
    ],
  },
  next: {
    heading: 'What Happens Next?',
    steps: [
      {
        title: 'Review Your Request',
        description:
          'We read your brief, open your links, and decide which local team should take it.',
      },
      {
        title: 'Personalized Response',
        description:
          'Somebody from that team writes to you with supplier options, pricing, or a question first.',
      },
      {
        title: 'Start Your Journey',
        description:
          'You choose an option and we order samples. Nothing is bought before you say so.',
      },
    ],
  },
} satisfies PageContent
