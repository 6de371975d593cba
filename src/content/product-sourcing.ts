import type {
  Audience,
  Closing,
  Hero,
  LabelField,
  PageHead,
  Pitfall,
  Point,
  Stat,
} from './types.ts'

export const productSourcing = {
  head: {
    title: 'Product sourcing and importing with low MOQs',
    description:
      'Sourcing agents in China, India, Vietnam, Bangladesh and Turkey: 500+ verified suppliers, low MOQs, inspections, customs clearance and one landed price.',
    picture: { stamp: 'One landed price' },
  } satisfies PageHead,
  hero: {
    heading: 'Product sourcing and importing, with one price to your door',
    lede: 'Our local teams find the factory, negotiate the price and the MOQ, inspect the goods and clear customs. You get one landed price: product, shipping, duties and taxes.',
    actions: [
      { label: 'Get a Free Landed Quote', href: '/contact' },
      { label: 'Talk to a Sourcing Expert', href: '/contact' },
    ],
    assurance: 'Free, with no obligation. We reply within 24 hours.',
    quay: {
      door: 'Your door',
      alternative:
        'A quay with a ship and a crane. The crane lowers a container from China onto others from India, Vietnam, Bangladesh and Turkey.',
    },
  } satisfies Hero & { quay: object },
  facts: [
    { label: 'You send', value: 'A link and a quantity' },
    { label: 'First-time MOQ', value: '50-100 units' },
    { label: 'Samples', value: '1-2 weeks' },
    { label: 'Sourcing', value: '15 days on average' },
  ] satisfies LabelField[],
  pitfalls: {
    heading: 'Common Pitfalls of Importing',
    lede: 'What goes wrong for importers, and what we do about it.',
    pitfalls: [
      {
        icon: 'carton',
        title: 'The sample that never comes',
        problem: 'You pay for a sample. The supplier promises to send it, then goes quiet.',
        solution: 'Our local team collects the sample and sends it to you. Samples usually arrive in 1-2 weeks.',
      },
      {
        icon: 'coins',
        title: 'The low unit price that doubles',
        problem: 'Freight, duties and taxes come later, and each unit costs twice as much.',
        solution: 'You know the full landed price before you order.',
      },
      {
        icon: 'magnifier',
        title: "Goods that don't match the sample",
        problem: 'The sample was fine. The goods that come out of the container are not.',
        solution: 'We inspect the goods against your sample before they ship, and send you photos and video.',
      },
      {
        icon: 'label',
        title: 'The carton that gets turned away',
        problem: 'One label is missing, and the warehouse refuses the delivery.',
        solution: "We label, pack and route your cartons to the warehouse's requirements.",
      },
    ] satisfies Pitfall[],
  },
  stats: {
    heading: 'Our Sourcing by the Numbers',
    sheet: { title: 'Sourcing record' },
    stats: [
      {
        number: '500+',
        label: 'verified suppliers',
        note: 'Suppliers that our local teams have checked.',
      },
      {
        number: '98%',
        label: 'quality pass rate',
        note: 'The share of inspected goods that pass.',
      },
      {
        number: '30%',
        label: 'average cost savings',
        note: 'Your own savings depend on the product.',
      },
      {
        number: '15 days',
        label: 'average sourcing time',
        note: 'From your brief to your choice of supplier.',
      },
    ] satisfies Stat[],
  },
  services: {
    heading: 'Our Sourcing Services',
    lede: 'Book all of them together, or only the ones you need.',
    points: [
      {
        title: 'Supplier search',
        description: 'We find suppliers, check them and show you how they compare.',
      },
      {
        title: 'Price negotiation',
        description: 'We bargain with a competing quote in hand.',
      },
      {
        title: 'MOQ negotiation',
        description: 'We negotiate first orders of 50-100 units for first-time sellers.',
      },
      {
        title: 'Sample procurement',
        description: 'We collect samples so you can compare suppliers before you order.',
      },
      {
        title: 'IP protection',
        description: 'Suppliers sign an NDA before they see your design.',
      },
      {
        title: 'Production follow-up',
        description: "We chase dates and details so that you don't have to.",
      },
      {
        title: 'Factory inspection',
        description: 'We inspect your goods on site and send you photos and video.',
      },
      {
        title: 'Marketplace prep',
        description: 'We label and pack for Amazon FBA, Walmart WFS and TikTok Shop.',
      },
      {
        title: 'Import and customs management',
        description: 'We book the freight, handle the customs paperwork and deliver.',
      },
    ] satisfies Point[],
  },
  premiumExtras: {
    heading: 'Premium Extras',
    lede: 'Add these to an order that needs extra care.',
    points: [
      {
        title: 'Five sourcing countries',
        description: 'We compare suppliers across China, India, Vietnam, Bangladesh and Turkey for one product.',
      },
      {
        title: 'Certification help',
        description: 'We find out which ISO, CE or FDA documents your product needs, and help you get them.',
      },
      {
        title: 'Samples in 7-10 days',
        description: 'Counted from your go-ahead to the day the sample arrives. Standard samples usually take 1-2 weeks.',
      },
      {
        title: 'Escrow and milestone payments',
        description:
          'Your money is held in escrow and released as the factory reaches agreed milestones.',
      },
    ] satisfies Point[],
    routeMap: {
      /** Countries that have no position on the map are listed below it. */
      origins: ['China', 'India', 'Vietnam', 'Bangladesh', 'Turkey'],
      destination: 'Your warehouse',
      caption: 'We source in these countries and deliver to one address: yours.',
      alternative:
        'A map of the world with routes from China, India, Vietnam, Bangladesh and Turkey to one warehouse or fulfilment centre.',
    },
  },
  whoWeHelp: {
    heading: 'Who We Help',
    lede: 'We buy for online sellers, shops and brands of every size.',
    audiences: [
      {
        title: 'Amazon, Walmart and TikTok sellers',
        description: "Your stock arrives labelled and packed to the marketplace's requirements.",
        drawing: 'parcel',
      },
      {
        title: 'Retailers and wholesalers',
        description: 'You compare several suppliers by their landed price.',
        drawing: 'pallet',
      },
      {
        title: 'First-time sellers',
        description: 'You approve a sample first, then start with 50-100 units.',
        drawing: 'single',
      },
      {
        title: 'Scaling brands',
        description: 'We inspect every order and renegotiate prices as you grow.',
        drawing: 'growth',
      },
      {
        title: 'Private label owners',
        description: 'Suppliers sign an NDA before they see your design.',
        drawing: 'ownLabel',
      },
    ] satisfies Audience[],
  },
  process: {
    heading: 'From Brief to Your Door',
    lede: 'One team is responsible for every step.',
    steps: [
      {
        title: 'You send a brief',
        description: 'Send a link or a description, the quantity and your target price.',
      },
      {
        title: 'We shortlist suppliers',
        description: 'You get supplier options with complete pricing.',
      },
      {
        title: 'You approve a sample',
        description: 'The sample that you approve is the standard for your order.',
      },
      {
        title: 'The factory produces',
        description: 'We track production and report to you at each milestone.',
      },
      {
        title: 'We inspect and prep',
        description: 'We inspect, label and pack the goods, and send you photos and video.',
      },
      {
        title: 'We import and deliver',
        description: 'We ship the goods, clear customs and deliver to your door.',
      },
    ] satisfies Point[],
  },
  reasons: {
    heading: 'A supplier can ignore your email, but not our knock at the door.',
    points: [
      {
        title: 'We quote the landed price',
        description: 'The first price you see includes shipping, duties and taxes.',
      },
      {
        title: 'We show our work',
        description: 'You see the supplier options, the samples, and photos and video of every inspection.',
      },
      {
        title: 'We tell you how we make our money',
        description: 'A project fee, a small commission or a monthly plan. We tell you our fee before you order.',
      },
      {
        title: 'We reply within 24 hours',
        description: 'The reply comes from a sourcing expert who has read your brief.',
      },
    ] satisfies Point[],
  },
  closing: {
    heading: "Show us the product. We'll find the factory.",
    lede: 'Send us a link and a quantity. The quote is free. We reply within 24 hours, usually with our first supplier options and pricing.',
    action: { label: 'Get a Free Landed Quote', href: '/contact' },
    job: 'options',
  } satisfies Closing,
}
