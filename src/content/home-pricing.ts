import type { SectionContent } from './types.ts'

export const homePricing = {
  heading: 'Simple Pricing',
  lede: 'You choose how to pay us. Which way costs you least depends on how often you order; tell us, and we will say which.',
  plans: [
    {
      title: 'Per project',
      suits: 'One product, or your first order',
      description:
        'You pay for one defined job, from the brief to the delivery. When the cartons land, we are done.',
      features: [
        'One product or order at a time',
        'Supplier options, samples and QC in one job',
        'No plan to cancel afterwards',
      ],
    },
    {
      title: 'Small commission',
      suits: 'Orders that repeat and grow',
      description:
        'We earn a small percentage of the order value. As you scale, that percentage falls.',
      features: [
        'A percentage of order value',
        'A lower percentage as you scale',
        'No order, no commission',
      ],
    },
    {
      title: 'Monthly plan',
      suits: 'Sellers who reorder every month',
      description:
        'One monthly fee, a lower cost on each order, and a manager who knows your products.',
      features: ['Lower per-order costs', 'Priority support', 'Dedicated account manager'],
    },
  ],
  action: { label: 'Ask which one fits', href: '/contact' },
} satisfies SectionContent
