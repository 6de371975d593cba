import type { PageContent } from './types.ts'

export const about = {
  head: {
    title: 'About us: local teams at the factory',
    description:
      'Local teams in key manufacturing markets who find suppliers, negotiate, inspect and ship for you, at one landed price. How we work, and why.',
    picture: { stamp: 'Local teams' },
  },
  hero: {
    heading: 'We stand in the factory, so you do not have to',
    lede: 'A sourcing, importing and marketplace-prep service run by local teams in key manufacturing markets, for sellers who cannot fly out for every order.',
    actions: [{ label: 'Talk to a Sourcing Expert', href: '/contact' }],
    alternative:
      'A production line. A mug is taken off the belt, measured and filmed under a lamp; an inspector with a clipboard stands beside it, and a carton at the end of the line is ticked.',
  },
  localTeams: {
    heading: 'Local teams in China, India, Vietnam, Bangladesh and Turkey.',
    lede: 'Nothing we do works from a distance. The person who negotiates your price is in the same market as the factory that gives it.',
    cards: [
      {
        title: 'They find',
        description:
          'Suppliers in their own markets, and put to them the questions that you would ask if you stood there.',
      },
      {
        title: 'They negotiate',
        description:
          'Unit price, minimum order and payment milestones, across a table and not across twelve time zones.',
      },
      {
        title: 'They inspect',
        description: 'Your goods, on the spot, with a camera running. You watch what they watched.',
      },
      {
        title: 'They send',
        description:
          'Labelled, packed and routed goods, with freight and customs arranged to the address you gave.',
      },
    ],
  },
  principles: {
    heading: 'Our principles',
    lede: 'They were chosen for what they forbid. While one of them is not met, an order goes no further.',
    mark: 'Hold',
    points: [
      {
        title: 'No price without the freight',
        description:
          'A unit price alone tells you nothing. We quote what the unit costs when it has landed.',
      },
      {
        title: 'No order without a sample',
        description:
          'You hold the product first. The factory does not start until you have approved it.',
      },
      {
        title: 'No shipment without proof',
        description:
          'Photos and video of your own goods come before the freight booking, not after.',
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
        description:
          'The receiving warehouse decides what is right. We prep to its rules, not to our habits.',
      },
    ],
  },
  reasons: {
    heading: 'Why sellers work with us',
    lede: 'Each reason is something you can hold us to on your first order.',
    points: [
      {
        icon: 'quote',
        title: 'One landed price',
        description:
          'It includes product, shipping, duties and taxes. You can put it in your margin sheet and leave it there.',
      },
      {
        icon: 'options',
        title: 'Supplier options in days',
        description:
          'Several factories, their prices and their minimums, while you would still be waiting for first replies.',
      },
      {
        icon: 'sample',
        title: 'Samples in 1-2 weeks',
        description:
          'That is the usual time from your choice of supplier to a parcel you can open and judge.',
      },
      {
        icon: 'firstOrder',
        title: 'Minimums that fit a first order',
        description:
          'For first-time sellers we negotiate 50-100 units. You learn what sells before you fill a warehouse with it.',
      },
      {
        icon: 'footage',
        title: 'Eyes on every batch',
        description:
          'Our own people do quality control on the ground and send you photo/video proof of what they found.',
      },
      {
        icon: 'dock',
        title: 'Delivered to the right dock',
        description:
          'Amazon FBA, Walmart WFS, TikTok Shop or your own warehouse: labels, cartons and carriers to match.',
      },
    ],
  },
  closing: {
    heading: 'Put a local team on your next order.',
    lede: 'Tell us what you want made and where it should land. Somebody from our team writes back within 24 hours.',
    action: { label: 'Get Free Quote', href: '/contact' },
    next: ['Write', 'Compare', 'Decide'],
    job: 'options',
  },
} satisfies PageContent
