import { termEntries } from './evidence.ts'
import type {
  Audience,
  CallToAction,
  CaseWin,
  Category,
  Closing,
  FaqEntry,
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
    assurance: 'Free, with no obligation. We reply within 24 hours.',
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
      { number: '5', label: 'countries', note: 'China, India, Vietnam, Bangladesh and Turkey.' },
      { number: '500+', label: 'verified suppliers' },
      { number: '98%', label: 'quality pass rate' },
      { number: '30%', label: 'average cost savings' },
      { number: '15 days', label: 'average sourcing time', note: 'From your brief to your choice of supplier.' },
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
  caseWins: {
    heading: 'Mini Case Wins',
    wins: [
      {
        title: 'Kitchen brand',
        result: '18% lower cost',
        detail: 'We compared suppliers by landed price and negotiated with the best. Each unit now costs 18% less.',
        drawing: 'saving',
      },
      {
        title: 'TikTok seller',
        result: 'First product live in 5 weeks',
        detail: 'One team found the supplier, oversaw production, and prepped and shipped the stock.',
        drawing: 'weeks',
      },
      {
        title: 'First-time seller',
        result: 'MOQ of 50-100 units',
        detail: 'We negotiated a first order small enough to test the product before buying more.',
        drawing: 'units',
      },
    ] satisfies CaseWin[],
  },
  pricing: {
    heading: 'Simple Pricing',
    lede: 'The quote is free. Our fee is separate from the landed price, and we tell you what it is before you order.',
    plans: [
      {
        title: 'Per project',
        bestFor: 'One product, or your first order',
        description: 'You pay once, for one project.',
        features: ['You know the fee before you order', 'Nothing to cancel afterwards'],
      },
      {
        title: 'Small commission',
        bestFor: 'Repeat orders and growing volumes',
        description: 'You pay a percentage of the order value.',
        features: ['The percentage falls as you grow', 'You pay only when you order'],
      },
      {
        title: 'Monthly plan',
        bestFor: 'Sellers who reorder every month',
        description: 'You pay a monthly fee, with lower per-order costs.',
        features: ['Priority support', 'Dedicated account manager'],
      },
    ] satisfies (Point & { bestFor: string; features: string[] })[],
  },
  faq: {
    heading: 'FAQ',
    questions: [
      {
        question: 'What is in a landed quote?',
        answer:
          'The product, shipping, duties and taxes, in one price for delivery to your door. Our fee is separate, and we tell you what it is before you order.',
      },
      {
        question: 'What does it cost, and how do you make your money?',
        answer:
          'The quote is free, with no obligation. If you order, you pay us in one of three ways: a project fee, a small commission on the order value, or a monthly plan. We tell you our fee before you order.',
      },
      {
        question: 'How small can I start?',
        answer:
          'For first-time sellers we negotiate MOQs of 50-100 units. If a factory needs a larger order for your product, we tell you when we send the supplier options.',
      },
      {
        question: 'How long do samples take?',
        answer:
          'Samples usually arrive 1-2 weeks after your go-ahead. Need them in 7-10 days? That is a premium extra. Production starts only after you approve a sample.',
      },
      {
        question: 'What if my goods fail an inspection?',
        answer:
          'We hold the shipment and send you photos and video of what we found. The goods are still at the factory, so problems can be fixed before anything ships.',
      },
      {
        question: 'When do I pay?',
        answer:
          'You agree to the payment terms before you order. With escrow and milestone payments, your money is released stage by stage, as the factory finishes the agreed work.',
      },
      {
        question: 'How do you protect my design?',
        answer:
          'We sign an NDA before you send drawings, and suppliers sign one before they see them. Please keep confidential drawings out of the quote form.',
      },
      // The owner's terms from evidence.ts, if any are filled in.
      ...termEntries,
    ] satisfies FaqEntry[],
    action: { label: 'Ask us another question', href: '/contact' } satisfies CallToAction,
  },
  closing: {
    heading: 'What would your product cost, delivered to your door?',
    lede: 'Tell us what you need. The quote is free. We reply within 24 hours, usually with our first supplier options and pricing.',
    action: { label: 'Get a Free Landed Quote', href: '/contact' },
    job: 'quote',
  } satisfies Closing,
}
