import type { SectionContent } from './types.ts'

export const homeFaq = {
  heading: 'FAQ',
  entries: [
    {
      question: 'What is in a landed quote?',
      answer:
        'The product, the shipping and the duties/taxes, added up into one price. You compare suppliers by what you will really pay, and freight does not turn up later as a second bill.',
    },
    {
      question: 'How small can I start?',
      answer:
        'For first-time sellers we negotiate with factories for 50-100 units. Some products need more, because of moulds or material. If yours does, you hear it from us with the supplier options, not after you have paid.',
    },
    {
      question: 'How long do samples take?',
      answer:
        'Samples usually arrive in 1-2 weeks. We order them, follow them up with the factory and send them to you. Production starts only after you have approved one.',
    },
    {
      question: 'Who checks the goods?',
      answer:
        'Our local team inspects them at the factory against the sample you approved, and sends you photos and video before anything ships.',
    },
    {
      question: 'What if an inspection fails?',
      answer:
        'You see it in the photos and video while the goods are still at the factory, where they can be put right. With milestone payments, what is not done is not yet paid for.',
    },
    {
      question: 'Who holds my money?',
      answer:
        'The money is held in escrow or paid by milestones, so the factory is paid as the work gets done. Ask us who holds it for your order before you pay anything.',
    },
    {
      question: 'Who sees my design?',
      answer: 'No supplier before an NDA covers it. The drawings are sent after that.',
    },
  ],
  action: { label: 'Ask what is not answered here', href: '/contact' },
} satisfies SectionContent
