import type { PricingPlan } from './types.ts'

export const homePricing = {
  heading: 'Simple Pricing',
  plans: [
    {
      title: 'Per project',
      bestFor: 'One product, or your first order',
      description: 'You pay for one defined job.',
      features: ['Samples and QC included', 'No plan to cancel afterwards'],
    },
    {
      title: 'Small commission',
      bestFor: 'Orders that repeat and grow',
      description: 'A percentage of order value.',
      features: ['A lower percentage as you scale', 'No order, no commission'],
    },
    {
      title: 'Monthly plan',
      bestFor: 'Sellers who reorder every month',
      description: 'One fee, lower per-order costs.',
      features: ['Priority support', 'Dedicated account manager'],
    },
  ] satisfies PricingPlan[],
}
