import type { SectionContent } from './types.ts'

export const homePricing = {
  heading: 'Simple Pricing',
  lede: 'Pay the way that suits you.',
  plans: [
    {
      title: 'Per project',
      suits: 'One product, or your first order',
      description: 'You pay for one defined job, from the brief to the delivery.',
      features: [
        'One product or order at a time',
        'Samples and QC included',
        'No plan to cancel afterwards',
      ],
    },
    {
      title: 'Small commission',
      suits: 'Orders that repeat and grow',
      description: 'We earn a small percentage of each order you place.',
      features: [
        'A percentage of order value',
        'A lower percentage as you scale',
        'No order, no commission',
      ],
    },
    {
      title: 'Monthly plan',
      suits: 'Sellers who reorder every month',
      description: 'One monthly fee for all of your orders.',
      features: ['Lower per-order costs', 'Priority support', 'Dedicated account manager'],
    },
  ],
  action: { label: 'Ask which one fits', href: '/contact' },
} satisfies SectionContent
