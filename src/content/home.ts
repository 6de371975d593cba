import { homeCaseWins } from './home-case-wins.ts'
import { homeFaq } from './home-faq.ts'
import { homePricing } from './home-pricing.ts'
import type { PageContent } from './types.ts'

export const home = {
  head: {
    title: 'Product sourcing with one landed price',
    description:
      'Local teams find your supplier, negotiate price and MOQ, inspect on camera and quote product, shipping and duties/taxes as one landed price.',
  },
  hero: {
    heading: 'Right Product. Right Price. Minimum MOQ.',
    lede: 'Our local teams stand in the factory for you. They find suppliers, negotiate MOQs as low as 50-100 units, inspect on camera and quote one price to your door.',
    actions: [
      { label: 'Get a Free Landed Quote', href: '/contact' },
      { label: 'Talk to a Sourcing Expert', href: '/contact' },
    ],
    assurance: 'Free. A person replies within 24 hours.',
    quote: {
      title: 'Landed quote',
      fields: [
        { label: 'Item', value: 'Your product' },
        { label: 'Origin', value: 'Verified supplier' },
        { label: 'MOQ', value: '50-100 units' },
        { label: 'Samples', value: '1-2 weeks' },
      ],
      rows: [
        { label: 'Product', note: 'The unit price we negotiated', share: 58 },
        { label: 'Shipping', note: 'Factory to your door', share: 24 },
        { label: 'Duties & taxes', note: 'Counted before you order', share: 18 },
      ],
      total: 'One landed price',
      stamp: 'All in',
      caption: 'Illustration. The three shares differ for every product.',
      alternative:
        'A landed quote drawn as a trade document. Three bars, for product, shipping, and duties and taxes, add up to one landed price.',
    },
  },
  whoWeHelp: {
    heading: 'Who We Help',
    lede: 'Every buyer who sends a brief has something else to lose when a shipment goes wrong, so each of them gets a different plan.',
    cards: [
      {
        icon: 'label',
        title: 'E-commerce sellers',
        description:
          'You sell on Amazon FBA, Walmart WFS or TikTok Shop. We label, pack and route every carton the way that marketplace asks.',
      },
      {
        icon: 'storefront',
        title: 'Retailers and wholesalers',
        description:
          'You fill shelves, not a single listing. We compare suppliers on landed price, with freight and duty counted before you choose.',
      },
      {
        icon: 'carton',
        title: 'First-time sellers',
        description:
          'You have one idea and a small budget. We ask factories for 50-100 units, and you hold a sample before you order.',
      },
      {
        icon: 'chart',
        title: 'Scaling brands and private label owners',
        description:
          'Your next order must match your last. We put NDAs in place, inspect each run at the factory and renegotiate as volumes grow.',
      },
    ],
  },
  whatWeDo: {
    heading: 'What We Do',
    lede: 'These jobs stand between a product idea and a carton at the right warehouse. Hand us one of them, or all.',
    cards: [
      {
        title: 'Product research',
        description:
          'Before you buy stock, we check demand, competitors and profit, then hand you a report with our top 3 recommendations.',
        link: { label: 'See what the report covers', href: '/product-research' },
      },
      {
        title: 'Supplier search',
        description:
          'Our people in the market look for factories that make your product and send you options to compare side by side.',
      },
      {
        title: 'Price and MOQ negotiation',
        description:
          'We bargain with the factory over unit price and minimum order, so your first order does not have to fill a container.',
      },
      {
        title: 'Sample procurement',
        description:
          'We order the samples, chase them out of the factory and send them on. They usually reach you in 1-2 weeks.',
      },
      {
        title: 'Quality control',
        description:
          'We check your goods where they are made. The photos and video are yours to look at before anything ships.',
      },
      {
        title: 'Marketplace prep',
        description:
          'Labels, cartons and carrier routing are set to Amazon, Walmart or TikTok Shop rules before your goods set off.',
      },
      {
        title: 'Shipping and customs',
        description:
          'We arrange the freight, the customs papers and the duties, inside the landed price you have already agreed to.',
      },
    ],
  },
  popularCategories: {
    heading: 'Popular Categories',
    lede: 'Yours is not among them? Send us a link to something like it, and we will look for the factory.',
    categories: [
      { name: 'Home & Kitchen' },
      { name: 'Fitness' },
      { name: 'Electronics' },
      { name: 'Toys & Games' },
      { name: 'Pet' },
      { name: 'Beauty' },
      { name: 'Tools' },
      { name: 'Gift & Seasonal' },
    ],
  },
  sourcingStrength: {
    heading: 'Our Sourcing Strength',
    lede: 'You cannot be in the factory on the day it matters. Someone from our local team can, and this is what they do there.',
    sheet: { title: 'Job sheet', note: 'Done at origin' },
    lines: [
      {
        icon: 'factory',
        title: 'On the ground',
        description:
          'Local teams in key manufacturing markets deal with the supplier face to face, so your order is more than an e-mail to them.',
      },
      {
        icon: 'handshake',
        title: 'Low MOQ, asked for first',
        description:
          'We open the talks on minimum order. For first-time sellers we negotiate for 50-100 units, enough to test a listing.',
      },
      {
        icon: 'camera',
        title: 'Proof you can watch',
        description:
          'Quality control comes with photo/video proof: your own goods, on the factory floor, before the cartons are closed.',
      },
      {
        icon: 'shield',
        title: 'Idea and money guarded',
        description:
          'NDAs protect your design. Escrow and milestone payments hold your money back until the factory has done its part.',
      },
      {
        icon: 'scale',
        title: 'Compared on the landed price',
        description:
          'We weigh suppliers by what a unit costs at your door, where a low factory price can no longer hide dear freight.',
      },
    ],
    action: { label: 'See how we source', href: '/product-sourcing' },
  },
  howItWorks: {
    heading: 'How It Works',
    lede: 'Step by step from your message to your delivery. You decide on suppliers and on samples; the rest is our work.',
    steps: [
      {
        title: 'Tell us what you need',
        description:
          'Describe the product or paste a link to one like it. A person on our team replies within 24 hours.',
      },
      {
        title: 'Supplier options',
        description:
          'We talk to factories, negotiate price and MOQ, and send you the options with a landed price on each.',
      },
      {
        title: 'Approve samples',
        description:
          'Samples usually arrive in 1-2 weeks. Say yes to one, or tell us what the factory must change.',
      },
      {
        title: 'Start production',
        description:
          'We place the order with the factory you picked and hold it to the sample you approved.',
      },
      {
        title: 'Inspect quality',
        description:
          'We inspect the finished goods at the factory and send you the photos and video before they leave.',
      },
      {
        title: 'Ship to you',
        description:
          'We label the cartons, arrange freight and customs, and deliver to your warehouse or the marketplace.',
      },
    ],
  },
  caseWins: homeCaseWins,
  pricing: homePricing,
  faq: homeFaq,
  closing: {
    heading: 'What would it cost, landed at your door?',
    lede: 'Send us the product. Within 24 hours, a person on our team replies with supplier options and pricing.',
    action: { label: 'Get a Free Landed Quote', href: '/contact' },
    next: ['Brief', 'Options', 'Quote'],
  },
} satisfies PageContent
