import { homeCaseWins } from './home-case-wins.ts'
import { homeFaq } from './home-faq.ts'
import { homePricing } from './home-pricing.ts'
import type {
  Audience,
  CallToAction,
  Category,
  Closing,
  Hero,
  LandedQuote,
  PageHead,
  Point,
  ServiceCard,
  Stat,
} from './types.ts'

export const home = {
  head: {
    title: 'Product sourcing with one landed price',
    description:
      'Local teams find your supplier, negotiate price and MOQ, inspect on camera and quote product, shipping and duties/taxes as one landed price.',
    picture: { label: 'Landed quote', stamp: 'All in' },
  } satisfies PageHead,
  hero: {
    heading: 'Right Product. Right Price. Minimum MOQ.',
    lede: 'Our local teams stand in the factory for you. They find suppliers, negotiate MOQs of 50-100 units, inspect on camera and quote one price to your door.',
    actions: [
      { label: 'Get a Free Landed Quote', href: '/contact' },
      { label: 'Talk to a Sourcing Expert', href: '/contact' },
    ],
    assurance:
      'Free. A person replies within 24 hours. We earn by project, commission or monthly plan.',
    quote: {
      title: 'Landed quote',
      kind: 'Example',
      fields: [
        { label: 'Item', value: 'Silicone baking mat' },
        { label: 'Quantity', value: '1,000 units' },
        { label: 'From', value: 'Ningbo' },
        { label: 'To', value: 'Toronto' },
      ],
      currency: 'US$',
      quantity: 1000,
      rows: [
        { label: 'Product', amount: 2.6 },
        { label: 'Shipping', amount: 0.9 },
        { label: 'Duties & taxes', amount: 0.5 },
      ],
      total: 'One landed price',
      perUnit: 'a unit,',
      forAll: 'in all',
      stamp: 'All in',
      caption: 'An example in round numbers, not an offer.',
    },
  } satisfies Hero & { quote: LandedQuote },
  whoWeHelp: {
    heading: 'Who We Help',
    lede: 'Each has something else to lose.',
    audiences: [
      {
        title: 'E-commerce sellers',
        description: 'Prepped for Amazon FBA, Walmart WFS or TikTok Shop.',
        drawing: 'parcel',
      },
      {
        title: 'Retailers and wholesalers',
        description: 'Suppliers compared with freight and duty counted in.',
        drawing: 'pallet',
      },
      {
        title: 'First-time sellers',
        description: 'A small first run, and a sample in your hands before it.',
        drawing: 'single',
      },
      {
        title: 'Scaling brands and private label owners',
        description: 'NDAs, every run inspected, prices renegotiated as you grow.',
        drawing: 'growth',
      },
    ] satisfies Audience[],
  },
  whatWeDo: {
    heading: 'What We Do',
    lede: 'Hand us one job, or all of them.',
    cards: [
      {
        title: 'Product research',
        description: 'Demand, competitors and profit.',
        link: { label: 'See what the report covers', href: '/product-research' },
      },
      {
        title: 'Supplier search',
        description: 'Factories in the local market.',
      },
      {
        title: 'Price and MOQ talks',
        description: 'Bargained at the factory itself.',
      },
      {
        title: 'Sample procurement',
        description: 'Usually with you in 1-2 weeks.',
      },
      {
        title: 'Quality control',
        description: 'Photos and video before it ships.',
      },
      {
        title: 'Marketplace prep',
        description: 'Labels, cartons, carrier routing.',
      },
      {
        title: 'Shipping and customs',
        description: 'Freight, papers and duties.',
      },
    ] satisfies ServiceCard[],
  },
  popularCategories: {
    heading: 'Popular Categories',
    lede: 'Not among them? Send us a link.',
    categories: [
      { name: 'Home & Kitchen', drawing: 'pot' },
      { name: 'Fitness', drawing: 'dumbbell' },
      { name: 'Electronics', drawing: 'headphones' },
      { name: 'Toys & Games', drawing: 'blocks' },
      { name: 'Pet', drawing: 'bowl' },
      { name: 'Beauty', drawing: 'bottle' },
      { name: 'Tools', drawing: 'hammer' },
      { name: 'Gift & Seasonal', drawing: 'present' },
    ] satisfies Category[],
  },
  sourcingStrength: {
    heading: 'Our Sourcing Strength',
    statement: 'You cannot be in the factory. Our local team can.',
    strengths: [
      {
        number: '5',
        label: 'countries',
        note: 'China, India, Vietnam, Bangladesh, Turkey.',
      },
      { number: '500+', label: 'verified suppliers' },
      { number: '98%', label: 'quality pass rate' },
      { number: '30%', label: 'average cost savings' },
      { number: '15 days', label: 'average sourcing time' },
    ] satisfies Stat[],
    action: { label: 'See how we source', href: '/product-sourcing' } satisfies CallToAction,
  },
  howItWorks: {
    heading: 'How It Works',
    lede: 'You decide. The rest is our work.',
    steps: [
      {
        title: 'Tell us what you need',
        description: 'Describe it, or paste a link.',
      },
      {
        title: 'Supplier options',
        description: 'Each with its own landed price.',
      },
      {
        title: 'Approve samples',
        description: 'Say yes, or say what to change.',
      },
      {
        title: 'Start production',
        description: 'Held to the sample you approved.',
      },
      {
        title: 'Inspect quality',
        description: 'You watch it, on photos and video.',
      },
      {
        title: 'Ship to you',
        description: 'To you, or to the marketplace.',
      },
    ] satisfies Point[],
  },
  caseWins: homeCaseWins,
  pricing: homePricing,
  faq: homeFaq,
  closing: {
    heading: 'What would it cost, landed at your door?',
    lede: 'You hear from a person within 24 hours. Supplier options, each with one price, follow in days.',
    action: { label: 'Get a Free Landed Quote', href: '/contact' },
    next: ['Brief', 'Reply', 'Price'],
    job: 'quote',
  } satisfies Closing,
}
