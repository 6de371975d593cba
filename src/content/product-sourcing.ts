import type {
  Audience,
  Closing,
  Hero,
  PageHead,
  Pitfall,
  Point,
  Quay,
  RouteMap,
  Stat,
} from './types.ts'

export const productSourcing = {
  head: {
    title: 'Product sourcing and importing',
    description:
      'Sourcing in China, India, Vietnam, Bangladesh and Turkey: 500+ verified suppliers, samples in 7-10 days, QC with video, import and customs managed.',
    picture: { stamp: 'Five origins' },
  } satisfies PageHead,
  hero: {
    heading: 'Product sourcing and importing, priced to your door',
    lede: 'Our local teams find the factory, bring down price and MOQ, inspect the goods and take them through customs. You get one landed price for all of it.',
    actions: [
      { label: 'Get a Free Landed Quote', href: '/contact' },
      { label: 'Talk to a Sourcing Expert', href: '/contact' },
    ],
    assurance: 'Asking is free. A person writes back within 24 hours.',
    quay: {
      door: 'Your door',
      alternative:
        'A quay. A ship brings containers, a crane holds one from China over others from India, Vietnam, Bangladesh and Turkey, and at the end of the quay your door stands open.',
    },
  } satisfies Hero & { quay: Quay },
  pitfalls: {
    heading: 'Common pitfalls of importing',
    lede: 'And what we do instead.',
    pitfalls: [
      {
        icon: 'carton',
        title: 'The sample that never comes',
        problem: 'You pay for a sample. The supplier promises, then goes quiet.',
        solution: 'Our local team collects it. You have it in 7-10 days.',
      },
      {
        icon: 'coins',
        title: 'The cheap unit price',
        problem: 'Freight, duty and tax arrive later and double what each unit cost.',
        solution: 'You know one landed price before you say yes.',
      },
      {
        icon: 'magnifier',
        title: 'The batch unlike the sample',
        problem: 'The sample was fine. What comes out of the container is not.',
        solution: 'We inspect the run against your sample, on video.',
      },
      {
        icon: 'label',
        title: 'The carton turned away',
        problem: 'One label is missing, and the warehouse refuses the delivery.',
        solution: 'We label, pack and route to the rules at origin.',
      },
    ] satisfies Pitfall[],
  },
  stats: {
    heading: 'The record, in figures',
    sheet: { title: 'Sourcing record', stamp: 'Checked' },
    stats: [
      {
        number: '500+',
        label: 'verified suppliers',
        note: 'Factories our teams have checked.',
      },
      {
        number: '98%',
        label: 'quality pass rate',
        note: 'Of goods inspected at the factory.',
      },
      {
        number: '30%',
        label: 'average cost savings',
        note: 'An average: yours is on the quote.',
      },
      {
        number: '15 days',
        label: 'average sourcing time',
        note: 'From brief to supplier.',
      },
    ] satisfies Stat[],
  },
  services: {
    heading: 'Every service in one order',
    lede: 'Take the sheet, or tear off one.',
    points: [
      {
        title: 'Supplier search and checks',
        description: 'You also see the ones we turned down.',
      },
      {
        title: 'Price negotiation',
        description: 'With a second factory on the table.',
      },
      {
        title: 'MOQ negotiation',
        description: 'First-time sellers: 50-100 units.',
      },
      {
        title: 'Samples side by side',
        description: 'You compare pieces, not photographs.',
      },
      {
        title: 'IP protection',
        description: 'An NDA before drawings go anywhere.',
      },
      {
        title: 'Production follow-up',
        description: 'We keep asking the dull questions.',
      },
      {
        title: 'Factory inspection',
        description: 'On site, with photo/video proof.',
      },
      {
        title: 'Prep for marketplaces',
        description: 'For FBA, WFS and TikTok Shop.',
      },
      {
        title: 'Import and customs management',
        description: 'Freight, papers and duties, to your door.',
      },
    ] satisfies Point[],
  },
  premiumExtras: {
    heading: 'Premium extras',
    lede: 'For orders that need extra care.',
    points: [
      {
        title: 'Five sourcing countries',
        description: 'Sourcing across China, India, Vietnam, Bangladesh and Turkey.',
      },
      {
        title: 'Certification help',
        description: 'ISO/CE/FDA: we find out which papers you need, and go after them.',
      },
      {
        title: 'Samples in 7-10 days',
        description: 'From your go-ahead to your hands.',
      },
      {
        title: 'Escrow and milestone payments',
        description:
          'Your money is released at agreed milestones. A silent supplier is an unpaid one.',
      },
    ] satisfies Point[],
    routeMap: {
      origins: ['China', 'India', 'Vietnam', 'Bangladesh', 'Turkey'],
      destination: 'Your warehouse',
      caption: 'Five origins, one address: yours.',
      alternative:
        'A map of the world with routes from China, India, Vietnam, Bangladesh and Turkey that meet at one warehouse or fulfilment centre.',
    } satisfies RouteMap,
  },
  whoWeHelp: {
    heading: 'Who we help',
    lede: 'What each of them needs.',
    audiences: [
      {
        title: 'Amazon, Walmart and TikTok sellers',
        description: 'Stock checked in, not sent back.',
        drawing: 'parcel',
      },
      {
        title: 'Retailers and wholesalers',
        description: 'Mixed lines on regular dates.',
        drawing: 'pallet',
      },
      {
        title: 'First-time sellers',
        description: 'A small first order, sampled.',
        drawing: 'single',
      },
      {
        title: 'Scaling brands',
        description: 'A second factory that matches.',
        drawing: 'growth',
      },
      {
        title: 'Private label owners',
        description: 'Nobody else has it: NDA first.',
        drawing: 'ownLabel',
      },
    ] satisfies Audience[],
  },
  process: {
    heading: 'From brief to your door',
    lede: 'One contact for every step.',
    steps: [
      {
        title: 'You send a brief',
        description: 'A link, a quantity, a target price.',
      },
      {
        title: 'We shortlist factories',
        description: 'Each comes with complete pricing.',
      },
      {
        title: 'You judge the samples',
        description: 'The approved one is the standard.',
      },
      {
        title: 'The factory produces',
        description: 'To agreed dates and milestones.',
      },
      {
        title: 'We inspect and prep',
        description: 'Checked, filmed, labelled, packed.',
      },
      {
        title: 'We import and deliver',
        description: 'Freight, customs, duties as quoted.',
      },
    ] satisfies Point[],
  },
  reasons: {
    heading: 'A supplier can ignore your e-mail, but not our knock at the door.',
    lede: 'Four more reasons to choose us.',
    points: [
      {
        title: 'We quote to the door',
        description: 'The first price you see includes the costs that others mention last.',
      },
      {
        title: 'We show our work',
        description: 'Options, samples, inspection footage: you see what we saw.',
      },
      {
        title: 'We say how we earn',
        description: 'By project, small commission or monthly plan: said before you order.',
      },
      {
        title: 'We answer within 24 hours',
        description: 'By a person who has read your brief.',
      },
    ] satisfies Point[],
  },
  closing: {
    heading: 'Show us the product. We will find its factory.',
    lede: 'Send a link and a quantity. Within 24 hours a person has read it; supplier options and one landed price follow in days.',
    action: { label: 'Get a Free Landed Quote', href: '/contact' },
    next: ['Link', 'Options', 'Landed price'],
    job: 'options',
  } satisfies Closing,
}
