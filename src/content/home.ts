import { homeCaseWins } from './home-case-wins.ts'
import { homeFaq } from './home-faq.ts'
import { homePricing } from './home-pricing.ts'
import type {
  Audience,
  CallToAction,
  Category,
  Closing,
  Hero,
  PageHead,
  Point,
  Stat,
} from './types.ts'

export const home = {
  head: {
    title: 'Product sourcing agents with one landed price',
    description:
      'Local teams find your supplier, negotiate the price and a low MOQ, inspect your goods and ship them. Ask for a free landed quote: we reply within 24 hours.',
    picture: { label: 'Landed quote', stamp: 'To your door' },
  } satisfies PageHead,
  hero: {
    heading: 'Right Product. Right Price. Minimum MOQ.',
    lede: 'Our local teams in China, India, Vietnam, Bangladesh and Turkey find your supplier, negotiate a low MOQ, inspect your goods and ship them. You get one price that includes delivery to your door.',
    actions: [
      { label: 'Get a Free Landed Quote', href: '/contact' },
      { label: 'Talk to a Sourcing Expert', href: '/contact' },
    ],
    assurance:
      'Free, with no obligation. We reply within 24 hours.',
    quote: {
      title: 'Landed quote',
      /** Labels the quote as an example, because its amounts are not an offer. */
      kind: 'Example',
      fields: [
        { label: 'Item', value: 'Silicone baking mat' },
        { label: 'Quantity', value: '100 units' },
        { label: 'From', value: 'Ningbo' },
        { label: 'To', value: 'Toronto' },
      ],
      /** Amounts are per unit. */
      currency: 'US$',
      quantity: 100,
      rows: [
        { label: 'Product', amount: 2.6 },
        { label: 'Shipping', amount: 1.7 },
        { label: 'Duties and taxes', amount: 0.7 },
      ],
      total: 'One landed price',
      perUnit: 'a unit,',
      forAll: 'in all',
      stamp: 'To your door',
      caption: 'An example, not an offer. Our fee is separate, and we tell you what it is before you order.',
    },
  } satisfies Hero & { quote: object },
  whoWeHelp: {
    heading: 'Who We Help',
    lede: 'Whether it is your first order or your fiftieth, we buy at the factory for you.',
    audiences: [
      {
        title: 'E-commerce sellers',
        description: 'Your goods arrive labelled and packed for Amazon FBA, Walmart WFS or TikTok Shop.',
        drawing: 'parcel',
      },
      {
        title: 'Retailers and wholesalers',
        description: 'Compare quotes from several suppliers, all with shipping, duties and taxes included.',
        drawing: 'pallet',
      },
      {
        title: 'First-time sellers',
        description: 'Start with 50-100 units, and approve a sample before the factory makes the rest.',
        drawing: 'single',
      },
      {
        title: 'Scaling brands and private label owners',
        description: 'We protect your designs with NDAs, inspect every order and renegotiate prices as you grow.',
        drawing: 'growth',
      },
    ] satisfies Audience[],
  },
  whatWeDo: {
    heading: 'What We Do',
    lede: 'Use us for one step or for the whole order.',
    cards: [
      {
        title: 'Product research',
        description: 'Get a report on demand, competitors and profit before you buy any stock.',
        link: { label: 'See what you get', href: '/product-research' },
      },
      {
        title: 'Supplier search',
        description: 'Our local teams find verified suppliers and compare them for you.',
      },
      {
        title: 'Price and MOQ negotiation',
        description: 'We negotiate a lower price and a smaller minimum order with the factory.',
      },
      {
        title: 'Sample procurement',
        description: 'We order samples for you to approve. They usually arrive in 1-2 weeks.',
      },
      {
        title: 'Quality control',
        description: 'We inspect your goods at the factory and send you photos and video.',
      },
      {
        title: 'Marketplace prep',
        description: "We label, pack and route your cartons to meet your marketplace's requirements.",
      },
      {
        title: 'Shipping and customs',
        description: 'We book the freight, handle the customs paperwork and deliver to your door.',
      },
    ] satisfies (Point & { link?: CallToAction })[],
  },
  popularCategories: {
    heading: 'Popular Categories',
    lede: "Something else? Send us a link to the product, and we'll find a supplier.",
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
    statement: "You can't be in the factory. Our local teams can.",
    strengths: [
      {
        number: '5',
        label: 'countries',
        note: 'China, India, Vietnam, Bangladesh and Turkey.',
      },
      { number: '500+', label: 'verified suppliers' },
      { number: '98%', label: 'quality pass rate' },
      { number: '30%', label: 'average cost savings' },
      { number: '15 days', label: 'average sourcing time', note: 'From your brief to the supplier you choose.' },
    ] satisfies Stat[],
    action: { label: 'See how we source', href: '/product-sourcing' } satisfies CallToAction,
  },
  howItWorks: {
    heading: 'How It Works',
    lede: 'You make the decisions. We do the work.',
    steps: [
      {
        title: 'Tell us what you need',
        description: 'Describe the product or send a link, with the quantity and the destination.',
      },
      {
        title: 'Supplier options',
        description: 'We send you suppliers to compare, each with one landed price.',
      },
      {
        title: 'Approve samples',
        description: 'You check a sample, and approve it or tell us what to change.',
      },
      {
        title: 'Start production',
        description: 'The factory makes your order to match the sample you approved.',
      },
      {
        title: 'Inspect quality',
        description: 'We inspect your goods at the factory and send you photos and video.',
      },
      {
        title: 'Ship to you',
        description: 'We deliver to your door or straight to the marketplace, and handle customs.',
      },
    ] satisfies Point[],
  },
  caseWins: homeCaseWins,
  pricing: homePricing,
  faq: homeFaq,
  closing: {
    heading: 'What would your product cost, delivered to your door?',
    lede: 'Tell us what you need. The quote is free. We reply within 24 hours, usually with our first supplier options and pricing.',
    action: { label: 'Get a Free Landed Quote', href: '/contact' },
    job: 'quote',
  } satisfies Closing,
}
