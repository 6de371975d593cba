import type { Closing, FeatureCard, Hero, PageHead, Point } from './types.ts'

export const about = {
  head: {
    title: 'About us: local teams at the factory',
    description:
      'Local teams in key manufacturing markets who find suppliers, negotiate, inspect and ship for you, at one landed price. How we work, and why.',
    picture: { stamp: 'Local teams' },
  } satisfies PageHead,
  hero: {
    heading: 'We stand in the factory, so you do not have to',
    lede: 'A sourcing, importing and marketplace-prep service run by local teams in key manufacturing markets.',
    actions: [{ label: 'Talk to a Sourcing Expert', href: '/contact' }],
    alternative:
      'A production line. A mug is taken off the belt, measured and filmed under a lamp; an inspector with a clipboard stands beside it, and a carton at the end of the line is ticked.',
  } satisfies Hero & { alternative: string },
  localTeams: {
    heading: 'Local teams in China, India, Vietnam, Bangladesh and Turkey.',
    lede: 'Whoever negotiates your price is in the same market.',
    points: [
      {
        title: 'They find',
        description: 'Suppliers in their own markets, and ask what you would ask.',
      },
      {
        title: 'They negotiate',
        description:
          'Price, minimum order and milestones, across a table and not twelve time zones.',
      },
      {
        title: 'They inspect',
        description: 'Your goods, on the spot, with a camera running. You watch what they watched.',
      },
      {
        title: 'They send',
        description: 'Labelled, packed and routed goods, with freight and customs arranged.',
      },
    ] satisfies Point[],
  },
  principles: {
    heading: 'Our principles',
    lede: 'Until all are met, an order waits.',
    tag: 'Hold',
    points: [
      {
        title: 'No price without the freight',
        description: 'We quote what the unit costs when it has landed.',
      },
      {
        title: 'No order without a sample',
        description: 'The factory does not start until you have approved one.',
      },
      {
        title: 'No shipment without proof',
        description: 'Photos and video of your goods come before the freight.',
      },
      {
        title: 'No drawing without an NDA',
        description: 'An idea told to a supplier cannot be taken back. The signature comes first.',
      },
      {
        title: 'No payment without a milestone',
        description:
          'Money follows finished work, through escrow, at stages that both sides have agreed.',
      },
      {
        title: 'No carton without its label',
        description: 'We prep to the rules of the warehouse that receives it.',
      },
    ] satisfies Point[],
  },
  reasons: {
    heading: 'Why sellers work with us',
    lede: 'Hold us to these on your first order.',
    points: [
      {
        icon: 'quote',
        title: 'One landed price',
        description:
          'It includes product, shipping, duties and taxes, and goes straight into your margin sheet.',
      },
      {
        icon: 'options',
        title: 'Supplier options in days',
        description: 'Several factories, their prices and their minimums.',
      },
      {
        icon: 'sample',
        title: 'Samples in 1-2 weeks',
        description: 'The usual time from your choice of supplier to a parcel you can open.',
      },
      {
        icon: 'firstOrder',
        title: 'Minimums that fit a first order',
        description:
          '50-100 units for first-time sellers: learn what sells before you fill a warehouse.',
      },
      {
        icon: 'footage',
        title: 'Eyes on every batch',
        description: 'Quality control on the ground, with photo/video proof of what was found.',
      },
      {
        icon: 'dock',
        title: 'Delivered to the right dock',
        description:
          'Amazon FBA, Walmart WFS, TikTok Shop or your own: labels, cartons and carriers to match.',
      },
    ] satisfies FeatureCard[],
  },
  closing: {
    heading: 'Put a local team on your next order.',
    lede: 'Tell us what you want made and where it should land. Somebody from our team writes back within 24 hours.',
    action: { label: 'Get Free Quote', href: '/contact' },
    next: ['Write', 'Compare', 'Decide'],
    job: 'footage',
  } satisfies Closing,
}
