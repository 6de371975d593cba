import type { PageContent } from './types.ts'

export const productSourcing = {
  head: {
    title: 'Product sourcing and importing',
    description:
      'Sourcing in China, India, Vietnam, Bangladesh and Turkey: 500+ verified suppliers, samples in 7-10 days, QC with video, import and customs managed.',
    picture: { stamp: 'Five origins' },
  },
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
  },
  pitfalls: {
    heading: 'Common pitfalls of importing',
    lede: 'You may have met one of them. Each is struck out here, and beside it stands what our team does instead.',
    pitfalls: [
      {
        icon: 'carton',
        title: 'The sample that never comes',
        problem: 'You pay for a sample. The supplier promises, then goes quiet.',
        solution: 'Our local team collects it from the factory, and it reaches you in 7-10 days.',
      },
      {
        icon: 'coins',
        title: 'The cheap unit price',
        problem: 'Freight, duty and tax arrive after the order and double what each unit cost.',
        solution: 'Product, shipping and duties/taxes are one landed price before you say yes.',
      },
      {
        icon: 'magnifier',
        title: 'The batch unlike the sample',
        problem: 'The sample was fine. What comes out of the container is not.',
        solution: 'We inspect the run against your sample at the factory, on photo and video.',
      },
      {
        icon: 'label',
        title: 'The carton turned away',
        problem: 'A missing label or a wrong carrier, and the warehouse refuses the delivery.',
        solution: 'We label, pack and route to the marketplace rules before the goods leave.',
      },
    ],
  },
  stats: {
    heading: 'The record, in figures',
    sheet: { title: 'Sourcing record', stamp: 'Checked' },
    stats: [
      {
        number: '500+',
        label: 'verified suppliers',
        note: 'Factories that our teams have checked, before one of them is named to you.',
      },
      {
        number: '98%',
        label: 'quality pass rate',
        note: 'Of the goods that we inspect at the factory. What does not pass, you see on camera.',
      },
      {
        number: '30%',
        label: 'average cost savings',
        note: 'An average: what you save depends on the product. Your quote shows the price.',
      },
      {
        number: '15 days',
        label: 'average sourcing time',
        note: 'From your brief to a supplier. Samples and production are not in it.',
      },
    ],
  },
  services: {
    heading: 'Every service in one order',
    lede: 'Take the whole sheet or tear off the one you are missing. Each is a job that someone on our team does.',
    cards: [
      {
        title: 'Supplier search and checks',
        description:
          'We look for the factory that makes your product, check it, and show you the alternatives we turned down.',
      },
      {
        title: 'Price negotiation',
        description:
          'We ask the neighbouring factory for its price as well, and negotiate with both figures on the table.',
      },
      {
        title: 'MOQ negotiation',
        description:
          'First-time sellers rarely need a pallet. We argue the minimum down to 50-100 units where the process allows it.',
      },
      {
        title: 'Samples side by side',
        description:
          'We collect samples from several suppliers, so that you compare the pieces themselves and not their photographs.',
      },
      {
        title: 'IP protection',
        description:
          'We put an NDA in front of the supplier before your drawings, logo or packaging go anywhere.',
      },
      {
        title: 'Production follow-up',
        description:
          'We keep asking the factory the dull questions about material, dates and changes, and report the answers to you.',
      },
      {
        title: 'Factory inspection',
        description:
          'We count, measure and test the finished goods where they stand. The photo/video proof goes to you.',
      },
      {
        title: 'Prep for marketplaces',
        description:
          'Units and cartons get the labels and packing that FBA, WFS or TikTok Shop calls for, at origin.',
      },
      {
        title: 'Import and customs management',
        description:
          'We book the freight, file the customs papers, settle duties and deliver to the address on your quote.',
      },
    ],
  },
  premiumExtras: {
    heading: 'Premium extras',
    lede: 'For orders where the country, the paperwork, the clock or the payment needs more than the usual care.',
    cards: [
      {
        title: 'Five sourcing countries',
        description:
          'Sourcing across China, India, Vietnam, Bangladesh and Turkey. We compare countries as well as factories, duty included.',
      },
      {
        title: 'Certification help',
        description:
          'ISO/CE/FDA certification help: we find out which papers your product needs and go after them with the supplier.',
      },
      {
        title: 'Samples in 7-10 days',
        description:
          'From your go-ahead to the piece in your hands, with our team moving it out of the factory.',
      },
      {
        title: 'Escrow and milestone payments',
        description:
          'Your money waits in escrow and is released at agreed milestones, so a silent supplier is an unpaid supplier.',
      },
    ],
    routeMap: {
      origins: ['China', 'India', 'Vietnam', 'Bangladesh', 'Turkey'],
      destination: 'Your warehouse or fulfilment centre',
      caption: 'Five origins, one address: yours.',
      alternative:
        'A map of the world with routes from China, India, Vietnam, Bangladesh and Turkey that meet at one warehouse or fulfilment centre.',
    },
  },
  whoWeHelp: {
    heading: 'Who we help',
    lede: 'The same services, put together differently for each of these buyers.',
    audiences: [
      {
        title: 'Amazon, Walmart and TikTok sellers',
        description:
          'You need stock that is checked in, not sent back. We buy with the marketplace rules open.',
        load: 'parcel',
      },
      {
        title: 'Retailers and wholesalers',
        description:
          'You need mixed lines on regular dates. We bundle suppliers, inspections and freight into one shipment plan.',
        load: 'pallet',
      },
      {
        title: 'First-time sellers',
        description:
          'You need the first order to be survivable. We keep it small, sampled and paid by milestone.',
        load: 'single',
      },
      {
        title: 'Scaling brands',
        description:
          'You need a second factory before the first one is full. We find it and match the quality.',
        load: 'growth',
      },
      {
        title: 'Private label owners',
        description: 'You need your name on it and nobody else to have it. We start with the NDA.',
        load: 'ownLabel',
      },
    ],
  },
  process: {
    heading: 'From brief to your door',
    lede: 'One contact for every step. The average time to find your supplier is 15 days.',
    steps: [
      {
        title: 'You send a brief',
        description: 'A link or a photo, with the quantity and price you have in mind.',
      },
      {
        title: 'We shortlist factories',
        description:
          'Local teams ask, visit and compare. You receive supplier options with complete pricing.',
      },
      {
        title: 'You judge the samples',
        description:
          'They are with you in 7-10 days. Your approved piece becomes the standard for the order.',
      },
      {
        title: 'The factory produces',
        description:
          'Terms, dates and milestones are agreed first. Then we follow the run for you.',
      },
      {
        title: 'We inspect and prep',
        description:
          'Goods are checked and filmed, then labelled and packed for where they are going.',
      },
      {
        title: 'We import and deliver',
        description:
          'Freight, customs and duties as quoted. The delivery ends at your door or the marketplace dock.',
      },
    ],
  },
  reasons: {
    heading: 'A supplier can ignore your e-mail, but not our knock at the door.',
    lede: 'Local teams are the first reason to choose us. You would notice four more on one order, between the first quote and the delivery.',
    points: [
      {
        title: 'We quote to the door',
        description: 'The first price you see already includes the costs that others mention last.',
      },
      {
        title: 'We show our work',
        description:
          'Supplier options, samples, inspection footage: you see what we saw, and decide.',
      },
      {
        title: 'We say how we earn',
        description:
          'Per project, by a small commission that falls as you scale, or by a monthly plan: said before you order.',
      },
      {
        title: 'We answer within 24 hours',
        description:
          'By a person who has read your brief, whichever marketplace or country it concerns.',
      },
    ],
  },
  closing: {
    heading: 'Show us the product. We will find its factory.',
    lede: 'Send a link and a quantity. Within 24 hours a person has read it; supplier options and one landed price follow in days.',
    action: { label: 'Get a Free Landed Quote', href: '/contact' },
    next: ['Link', 'Options', 'Landed price'],
  },
} satisfies PageContent
