import { exampleGoods } from './example-goods.ts'
import { amount, exampleOrder, landedCosts } from './example-order.ts'
import { figures } from './figures.ts'
import { sections } from './labels.ts'
import type { Closing, Hero, LabelField, PageHead, Pitfall, Point, TradeDocument } from './types.ts'

export const productSourcing = {
  head: {
    title: 'Product sourcing and importing with low MOQs',
    description:
      'Our teams in China, India, Vietnam, Bangladesh and Turkey find your supplier, negotiate a low MOQ, inspect the goods and clear customs.',
    picture: { stamp: 'Low MOQ' },
  } satisfies PageHead,
  hero: {
    heading: 'Sourcing and importing, priced to your door',
    lede: 'Send a link. For each supplier option, you get one landed price that covers the product, shipping, duties and taxes. Our fee is on its own line.',
    actions: {
      primary: { label: 'Get a Free Landed Quote', href: '/contact' },
      secondary: { label: 'Talk to a Sourcing Expert', href: '/contact' },
    },
    assurance: 'The quote is free. You choose the supplier.',
    quay: {
      door: 'Your door',
      origins: ['China', 'India', 'Vietnam', 'Bangladesh', 'Turkey'],
      alternative: 'A crane lowers a container in front of a warehouse.',
    },
  } satisfies Hero & { quay: object },
  /** The link that opens the plan by dates. If this text is empty, visitors see only the example. */
  worksheet: 'When must I start?',
  facts: [
    { label: 'You send', value: 'A link or a rough idea' },
    { label: 'First-time MOQ', value: '50-100 units' },
    { label: 'Samples', value: '1-2 weeks' },
    { label: 'Extras', value: 'You see each price first' },
  ] satisfies LabelField[],
  pitfalls: {
    heading: 'Common Pitfalls of Importing',
    pitfalls: [
      {
        icon: 'carton',
        title: 'The sample that never comes',
        problem: 'You pay for a sample. The supplier goes quiet.',
        solution: 'Our local team collects the sample from the factory and sends it to you.',
      },
      {
        icon: 'coins',
        title: 'A low unit price that doubles after freight',
        problem: "A factory's price leaves out freight, duties and taxes. With them, each unit can cost twice as much.",
        solution: 'Before you order, you know our fee and the cost per unit, delivered to your door.',
      },
      {
        icon: 'magnifier',
        title: "Goods that don't match the sample",
        problem: 'The sample was fine. The goods in the container are not.',
        solution: 'We inspect the goods against your sample before they ship, and send you photos and video.',
      },
      {
        icon: 'label',
        title: 'The carton that gets turned away',
        problem: 'If a single label is missing, the warehouse can refuse the delivery.',
        solution: "We label, pack and route your cartons as the warehouse requires.",
      },
    ] satisfies Pitfall[],
  },
  stats: {
    heading: 'Our Sourcing in Numbers',
    sheet: { title: 'Sourcing record' },
    stats: figures,
  },
  services: {
    heading: 'Our Sourcing Services',
    lede: 'Book a single service or the full service, which includes our inspection.',
    points: [
      {
        title: 'Supplier search',
        description: 'We find and compare suppliers in the country that suits your product.',
      },
      {
        title: 'Price negotiation',
        description: 'We negotiate with a competing quote in hand.',
      },
      {
        title: 'MOQ negotiation',
        description: 'A smaller order often costs more per unit, so we negotiate MOQ and price together.',
      },
      {
        title: 'Sample procurement',
        description: 'We order and collect samples. You compare them and approve one.',
      },
      {
        title: 'IP protection',
        description: 'We sign an NDA with you. Suppliers sign one before they see your design.',
      },
      {
        title: 'Production follow-up',
        description: "We chase dates and details so you don't have to.",
      },
      {
        title: 'Factory inspection',
        description: 'We check the finished goods against the sample you approved.',
      },
      {
        title: 'Marketplace prep',
        description: 'Goods that pass are labelled and packed for Amazon FBA, Walmart WFS or TikTok Shop.',
      },
      {
        title: 'Import and customs management',
        description: 'We book the freight and clear customs. Your written terms name the importer of record.',
      },
    ] satisfies Point[],
  },
  premiumExtras: {
    heading: 'Premium Extras',
    lede: 'These are not part of a standard order. We quote each one before you add it.',
    points: [
      {
        title: 'Five sourcing countries',
        description: 'A standard search covers one country. This extra compares suppliers in China, India, Vietnam, Bangladesh and Turkey.',
      },
      {
        title: 'Certification help',
        description: "We find out which ISO, CE or FDA documents your product needs, and help you get them. In the US, electronics usually need FCC authorization as well, and toys need a Children's Product Certificate.",
      },
      {
        title: 'Samples in 7-10 days',
        description: 'A standard sample can take two weeks.',
      },
      {
        title: 'Escrow and milestone payments',
        description: [
          'Your money is released in instalments, at agreed milestones. See “',
          sections.money,
          '”.',
        ],
      },
    ] satisfies Point[],
  },
  whoWeHelp: {
    heading: 'Who We Help',
    audiences: [
      {
        title: 'Marketplace sellers',
        description: 'You create the shipping plan. We label and pack your goods to match it.',
      },
      {
        title: 'Retailers and wholesalers',
        description: 'Your cartons go to your warehouse or stores, without marketplace labels.',
      },
      {
        title: 'First-time sellers',
        description: 'Start with one product. We explain each document before you sign it.',
      },
      {
        title: 'Scaling brands',
        description: 'As your volumes grow, we renegotiate your prices, and our commission rate falls.',
      },
      {
        title: 'Private label owners',
        description: 'Your sample includes your logo and packaging, and the inspection checks both.',
      },
    ] satisfies Point[],
  },
  process: {
    heading: 'From Brief to Your Door',
    lede: 'One local team is responsible for the whole order.',
    steps: [
      {
        title: 'You send a brief',
        description: 'A link is enough. The quote page shows an example of a good request.',
      },
      {
        title: 'We shortlist suppliers',
        description: 'The first options typically come with our reply, and others follow within days.',
      },
      {
        title: 'You approve a sample',
        description: 'We order the sample from the supplier you choose. It sets the standard for your goods.',
      },
      {
        title: 'The factory produces',
        description: 'We tell you about any delay while there is still time to act.',
      },
      {
        title: 'We inspect and prep',
        description: 'We inspect the goods, then label and pack those that pass.',
      },
      {
        title: 'We ship and deliver',
        description: 'We clear customs and deliver to the address in the quote.',
      },
    ] satisfies Point[],
  },
  money: {
    heading: sections.money.heading,
    lede: 'We are your sourcing agent: you pay us a fee, and we work for you.',
    stages: [
      {
        title: 'You request a free quote',
        description: 'You get the quote. If you stop there, you owe us nothing.',
      },
      {
        title: 'You approve a sample',
        description: 'The sample is not included in the landed price. We tell you what it costs before we order it.',
      },
      {
        title: 'You order',
        description: "First, you agree to the payment terms in writing. Most factories want a deposit, often about 30%, and the rest after the inspection. A dishonest supplier could keep the deposit, so before you pay, we check that the registration and bank account are in the supplier's name.",
      },
      {
        title: 'The factory produces',
        description: 'Escrow with milestone payments is a premium extra. With it, even the deposit is released only when the factory reaches a milestone.',
      },
      {
        title: 'We inspect',
        description: 'If the goods fail the inspection, we hold them at the factory. You decide what happens next, under the written terms for faulty goods.',
      },
      {
        title: 'We ship the goods and clear customs',
        description: 'The quote already includes shipping to your address, duties and taxes.',
      },
    ] satisfies Point[],
  },
  reasons: {
    heading: 'Why Buyers Choose Us',
    points: [
      {
        title: 'We show our work',
        description: 'Our inspector works with the team that found the factory. That is a conflict of interest, so you always see photos and video of your own goods before they ship.',
      },
      {
        title: "We tell you if we aren't the right fit",
        description: [
          'Some products are better bought elsewhere. See “',
          sections.partner,
          '”.',
        ],
      },
    ] satisfies Point[],
  },
  closing: {
    heading: "Show us the product. We'll find the factory.",
    lede: "A link or a photo is enough. We'll ask you for the rest.",
    action: { label: 'Get a Free Landed Quote', href: '/contact' },
  } satisfies Closing,
}

const { suppliers, chosen, item, quantity, from, to, currency } = exampleOrder
const costs = suppliers.map(landedCosts)
const letterOf = (supplier: string) => supplier.replace('Supplier ', '')

export const supplierComparison: TradeDocument = {
  title: 'Supplier comparison',
  tables: [
    {
      caption: `${item}, ${quantity} units, ${from} to ${to}`,
      columns: [`${currency} per unit`, ...suppliers.map(({ name }) => letterOf(name))],
      rows: [
        ['MOQ', ...suppliers.map(({ moq }) => String(moq))],
        ['Food-contact test', ...suppliers.map(({ foodTest }) => foodTest)],
        ['Faulty units', ...suppliers.map(({ faulty }) => faulty)],
        ['At the factory', ...costs.map(({ unit }) => amount(unit))],
        ['Shipping', ...costs.map(({ shipping }) => amount(shipping))],
        ['Duties and taxes', ...costs.map(({ duties }) => amount(duties))],
      ],
      total: ['Landed price', ...costs.map(({ landed }) => amount(landed))],
      figures: 'all',
      chosen: letterOf(chosen),
    },
  ],
  note: 'We recommend B: it has a food-contact test and replaces faulty units. C costs less at the factory but has no test, and its heavier goods cost more to ship.',
}

export const sampleTag: TradeDocument = {
  title: 'Sample tag',
  tables: [
    {
      caption: `${chosen}'s order must match`,
      columns: ['Measure', 'Value', 'Tolerance'],
      rows: exampleGoods.sample.map(({ what, unit, value, digits, tolerance }) => [
        what,
        `${value.toFixed(digits)} ${unit}`,
        `± ${tolerance} ${unit}`,
      ]),
      figures: 'all',
    },
    {
      caption: 'Tested by a laboratory',
      columns: ['Test', 'Standard', 'Result'],
      rows: [[exampleGoods.test.what, exampleGoods.test.standard, exampleGoods.test.result]],
    },
  ],
  stamp: 'Approved',
}
