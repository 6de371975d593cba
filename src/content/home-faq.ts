import type { CallToAction, FaqEntry } from './types.ts'

export const homeFaq = {
  heading: 'FAQ',
  questions: [
    {
      question: 'What is in a landed quote?',
      answer:
        'The product, the shipping and the duties/taxes, added up into one price. You compare suppliers by what you will really pay.',
    },
    {
      question: 'How small can I start?',
      answer:
        'For first-time sellers we negotiate with factories for 50-100 units. Some products need more, because of moulds or material. If yours does, you hear it with the supplier options.',
    },
    {
      question: 'How long do samples take?',
      answer:
        'Samples usually arrive in 1-2 weeks. We follow them up with the factory. Production starts only after you have approved one.',
    },
    {
      question: 'What if an inspection fails?',
      answer:
        'Our local team inspects at the factory against the sample you approved. You see faults on photos and video while the goods are still there and can be put right.',
    },
    {
      question: 'Who holds my money?',
      answer:
        'The money is held in escrow or paid by milestones, so the factory is paid as the work gets done. Ask us who holds it for your order before you pay anything.',
    },
  ] satisfies FaqEntry[],
  action: { label: 'Ask what is not answered here', href: '/contact' } satisfies CallToAction,
}
