import type { CallToAction, PageHead, PageIntro, StampedPoint } from './types.ts'

const address = 'the e-mail address you gave'

export const thankYou = {
  head: {
    title: 'Thank you',
    description:
      'Your inquiry has reached our team. A person will respond within 24 hours; here is what happens to it until then, step by step.',
    picture: { label: 'Quote request', stamp: 'Received', passed: true },
  } satisfies PageHead,
  hero: {
    heading: 'Thank You!',
    lede: `Your inquiry is with our sourcing team. A person will respond within 24 hours, at ${address}.`,
  } satisfies PageIntro,
  /** The visitor's copy. `asked`, `address` and `due` are shown in a tab that has sent no inquiry. */
  copy: {
    title: 'Quote request',
    stamp: 'Received',
    sentLabel: 'Sent',
    addressLabel: 'Answer goes to',
    address,
    addressHere: 'Your e-mail address',
    dueLabel: 'Answer due',
    dueHere: 'Answer due, by your clock',
    due: 'Within 24 hours',
    asked: { label: 'What you asked', value: 'Word for word as you sent it' },
    amend: { label: 'Something to add or correct?', text: 'Write to {email}' },
    print: 'Print this copy',
  },
  next: {
    heading: 'What Happens Next?',
    steps: [
      {
        title: 'Review Your Request',
        description:
          'We read your brief, open your links, and decide which local team should take it.',
        stamp: 'Today',
      },
      {
        title: 'Personalized Response',
        description:
          'Somebody from that team writes to you with supplier options, pricing, or a question first.',
        stamp: 'In 24 hours',
      },
      {
        title: 'Start Your Journey',
        description:
          'You choose an option and we order samples. Nothing is bought before you say so.',
        stamp: 'On your word',
      },
    ] satisfies StampedPoint[],
  },
  actions: [
    { label: 'Meet the local teams', href: '/about' },
    { label: 'Back to the home page', href: '/' },
  ] satisfies CallToAction[],
}
