import type { Point } from './types.ts'

export const homePricing = {
  heading: 'Simple Pricing',
  lede: 'The quote is free. Our fee is separate from the landed price, and we tell you what it is before you order.',
  plans: [
    {
      title: 'Per project',
      bestFor: 'One product, or your first order',
      description: 'You pay once, for one project.',
      features: ['You know the fee before you order', 'Nothing to cancel afterwards'],
    },
    {
      title: 'Small commission',
      bestFor: 'Repeat orders and growing volumes',
      description: 'You pay a percentage of the order value.',
      features: ['The percentage falls as you grow', 'You pay only when you order'],
    },
    {
      title: 'Monthly plan',
      bestFor: 'Sellers who reorder every month',
      description: 'You pay a monthly fee, with lower per-order costs.',
      features: ['Priority support', 'Dedicated account manager'],
    },
  ] satisfies (Point & { bestFor: string; features: string[] })[],
}
