import type { SectionContent } from './types.ts'

export const homePricing = {
  heading: 'Simple Pricing',
  plans: [
    {
      title: 'Per project',
      suits: 'One product, or your first order',
      description: 'You pay for one defined job.',
      features: ['Samples and QC included', 'No plan to cancel afterwards'],
    },
    {
      title: 'Small commission',
      suits: 'Orders that repeat and grow',
      description: 'A percentage of order value.',
      features: ['A lower percentage as you scale', 'No order, no commission'],
    },
    {
      title: 'Monthly plan',
      suits: 'Sellers who reorder every month',
      description: 'One fee, lower per-order costs.',
      features: ['Priority support', 'Dedicated account manager'],
    },
  ],
} satisfies SectionContent
