import { termEntries } from './evidence.ts'
import type { CallToAction, FaqEntry } from './types.ts'

export const homeFaq = {
  heading: 'FAQ',
  questions: [
    {
      question: 'What is in a landed quote?',
      answer:
        'The product, shipping, duties and taxes, in one price for delivery to your door. Our fee is separate, and we tell you what it is before you order.',
    },
    {
      question: 'What does it cost, and how do you make your money?',
      answer:
        'The quote is free, with no obligation. If you order, you pay us in one of three ways: a project fee, a small commission on the order value, or a monthly plan. We tell you our fee before you order.',
    },
    {
      question: 'How small can I start?',
      answer:
        'For first-time sellers we negotiate MOQs of 50-100 units. If a factory needs a larger order for your product, we tell you when we send the supplier options.',
    },
    {
      question: 'How long do samples take?',
      answer:
        'Samples usually arrive 1-2 weeks after your go-ahead. Need them in 7-10 days? That is a premium extra. Production starts only after you approve a sample.',
    },
    {
      question: 'What if an inspection fails?',
      answer:
        'We hold the shipment and send you photos and video of what we found. The goods are still at the factory, so they can be corrected before they ship.',
    },
    {
      question: 'When do I pay?',
      answer:
        'You agree to the payment terms before you order. With escrow and milestone payments, your money is released stage by stage, as the factory finishes the agreed work.',
    },
    {
      question: 'How do you protect my design?',
      answer:
        'We sign an NDA before you send drawings, and suppliers sign one before they see them. Please keep confidential drawings out of the quote form.',
    },
    // The owner's terms from evidence.ts, if any are filled in.
    ...termEntries,
  ] satisfies FaqEntry[],
  action: { label: 'Ask us another question', href: '/contact' } satisfies CallToAction,
}
