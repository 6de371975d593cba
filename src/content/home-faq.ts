import type { SectionContent } from './types.ts'

export const homeFaq = {
  heading: 'FAQ',
  lede: 'What sellers ask before they send us a brief, and what we answer.',
  entries: [
    {
      question: 'What does a landed quote include?',
      answer:
        'The product, the shipping and the duties/taxes, added up into one price. You compare suppliers by what you will really pay, and freight does not turn up later as a second bill.',
    },
    {
      question: 'How small can my first order be?',
      answer:
        'For first-time sellers we negotiate with factories for 50-100 units. Some products need more, because of moulds or material. If yours does, you hear it from us with the supplier options, not after you have paid.',
    },
    {
      question: 'How long do samples take?',
      answer:
        'They usually arrive in 1-2 weeks. We order them, follow them up with the factory and send them to you. Production starts only after you have approved one.',
    },
    {
      question: 'How do I know the goods are right before they ship?',
      answer:
        'Our local team inspects them at the factory against the sample you approved, and sends you photos and video. If something is off, you see it while the goods are still where they can be put right.',
    },
    {
      question: 'What keeps my design and my deposit safe?',
      answer:
        'An NDA covers the design before a supplier sees it. The money goes through escrow or milestone payments, so the factory is paid as the work gets done.',
    },
  ],
} satisfies SectionContent
