import { amount, chosenSupplier, exampleOrder, landedCosts } from './example-order.ts'
import { figures } from './figures.ts'
import { sections } from './labels.ts'
import type {
  Audience,
  CallToAction,
  CaseWin,
  Category,
  Closing,
  FaqEntry,
  Hero,
  PageHead,
  Plan,
  Point,
  Stat,
} from './types.ts'

const costs = landedCosts(chosenSupplier)

export const home = {
  head: {
    title: 'Product sourcing agents who quote one landed price',
    description:
      'We find the supplier, negotiate a low MOQ, inspect the goods and ship them to you. The quote is free.',
    picture: { label: 'Landed quote', stamp: 'To your door' },
  } satisfies PageHead,
  hero: {
    heading: 'Right Product. Right Price. Minimum MOQ.',
    lede: 'As a sourcing agent for online sellers and retailers, we find the supplier, negotiate a first order (MOQ) of 50-100 units, inspect the goods and ship them to you.',
    actions: {
      primary: { label: 'Get a Free Landed Quote', href: '/contact' },
      secondary: { label: 'Talk to a Sourcing Expert', href: '/contact' },
    },
    assurance: 'The quote is free. Send a link, and we reply within 24 hours. You approve a sample before production.',
    quote: {
      title: 'Landed quote',
      fields: [
        { label: 'Item', value: exampleOrder.item },
        { label: 'Quantity', value: `${exampleOrder.quantity} units` },
        { label: 'MOQ', value: `${chosenSupplier.moq} units` },
        { label: 'Route', value: `${exampleOrder.from} to ${exampleOrder.to}` },
      ],
      rows: [
        { label: 'Product', amount: costs.unit },
        { label: 'Shipping', amount: costs.shipping },
        { label: 'Duties and taxes', amount: costs.duties },
      ],
      total: 'One landed price, before our fee',
      perUnit: 'a unit,',
      forAll: `for ${exampleOrder.quantity} units`,
      fee: { label: 'Our fee', value: 'on its own line in your quote' },
      stamp: 'To your door',
      /** The link that opens the quote check. If this text is empty, visitors see only the example. */
      worksheet: 'Type in a quote to check it',
    },
  } satisfies Hero & { quote: object },
  whoWeHelp: {
    heading: 'Who We Help',
    lede: 'On your first order or your fiftieth, we act for you at the factory.',
    audiences: [
      {
        title: 'E-commerce sellers',
        description: 'Your goods arrive labelled and packed for Amazon FBA, Walmart WFS or TikTok Shop.',
        drawing: 'parcel',
      },
      {
        title: 'Retailers and wholesalers',
        description: 'Compare suppliers by cost per unit at your warehouse.',
        drawing: 'pallet',
      },
      {
        title: 'First-time sellers',
        description: 'Start with 50-100 units, and approve a sample before production.',
        drawing: 'single',
      },
      {
        title: 'Scaling brands and private label owners',
        description: 'Every run matches the sample that you approved. As you grow, we negotiate lower prices.',
        drawing: 'growth',
      },
    ] satisfies Audience[],
  },
  whatWeDo: {
    heading: 'What We Do',
    lede: 'Book a single step or the full service, which includes our inspection.',
    cards: [
      {
        title: 'Product research',
        description: "If you don't yet know what to sell, get a report on demand, competitors and profit.",
        link: { label: 'See what you get', href: '/product-research' },
      },
      {
        title: 'Supplier search',
        description: 'We find suppliers, check them and show you how they compare.',
      },
      {
        title: 'Price and MOQ negotiation',
        description: 'We negotiate both with the factory. A first order is 50-100 units.',
      },
      {
        title: 'Sample procurement',
        description: 'We order samples for you. They usually arrive in 1-2 weeks.',
      },
      {
        title: 'Quality control',
        description: 'We inspect the finished goods at the factory. Only goods that pass go on to prep.',
      },
      {
        title: 'Marketplace prep',
        description: "We label and pack to your marketplace's rules, then check our work.",
      },
      {
        title: 'Shipping and customs',
        description: 'We book the freight, handle the customs paperwork and deliver to the address you give us.',
      },
    ] satisfies (Point & { link?: CallToAction })[],
  },
  popularCategories: {
    heading: 'Popular Categories',
    lede: "Something else? Send us a link, and we'll look for a supplier.",
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
      { number: '5', label: 'countries', note: 'China, India, Vietnam, Bangladesh and Turkey. Comparing all five for one product is a premium extra.' },
      ...figures,
    ] satisfies Stat[],
    action: { label: 'See how we source', href: '/product-sourcing' } satisfies CallToAction,
  },
  howItWorks: {
    heading: 'How It Works',
    lede: 'You make the decisions and, for a marketplace, create the shipping plan. We do the rest.',
    steps: [
      {
        title: 'Tell us what you need',
        description: 'Send a link or a rough idea. Add the quantity, destination and target price if you know them.',
      },
      {
        title: 'Supplier options',
        description: "Compare suppliers' MOQs and prices. Choose one, or ask for others.",
      },
      {
        title: 'Approve samples',
        description: 'We order a sample. You approve it, or tell us what to change.',
      },
      {
        title: 'Start production',
        description: 'You agree to the payment terms. Then the factory makes your order.',
      },
      {
        title: 'Inspect quality',
        description: 'We check the goods against the sample. You see photos and video before they ship.',
      },
      {
        title: 'Ship to you',
        description: "We prep the cartons, clear customs and deliver to your door or to a marketplace warehouse.",
      },
    ] satisfies Point[],
  },
  caseWins: {
    heading: 'Mini Case Wins',
    wins: [
      {
        title: 'Kitchen brand',
        result: 'Each unit at 18% lower cost',
        detail: "We compared suppliers' prices, including freight and duties, and negotiated with the best one.",
      },
      {
        title: 'TikTok seller',
        result: 'First product live in 5 weeks',
        detail: 'One team handled supplier, production, inspection, prep and shipping.',
      },
      {
        title: 'First-time sellers',
        result: 'MOQ of 50-100 units',
        detail: 'We negotiate an MOQ in this range for a first order.',
      },
    ] satisfies CaseWin[],
  },
  orderStory: {
    heading: 'One order, from idea to your door',
    documents: [
      { title: 'Executive summary', line: 'Our top 3', href: '/product-research' },
      {
        title: 'Supplier comparison',
        line: `${exampleOrder.currency}${amount(costs.landed)} a unit`,
        href: '/product-sourcing',
      },
      { title: 'Plan by weeks', line: '5-6 weeks', href: '/tiktok-shop' },
      {
        title: 'Inspection report',
        line: `${exampleOrder.inspected} of ${exampleOrder.quantity} units`,
        href: '/amazon-fba',
      },
      { title: 'Release sheet', line: '6 checks before shipping', href: '/about' },
      {
        title: 'Routing and booking',
        line: `${chosenSupplier.weights.length} cartons by air`,
        href: '/walmart-wfs',
      },
    ] satisfies { title: string; line: string; href: CallToAction['href'] }[],
  },
  pricing: {
    heading: 'Simple Pricing',
    lede: 'Your quote shows our fee on its own line, in one of three forms.',
    plans: [
      {
        title: 'Per project',
        plan: 'perProject',
        bestFor: 'One product, or your first order',
        description: 'You pay once, for one project.',
        features: ['One amount, shown in the quote', 'No further commitment'],
      },
      {
        title: 'Small commission',
        plan: 'commission',
        bestFor: 'Repeat orders and growing volumes',
        description: 'You pay a percentage of the order value.',
        features: ['The percentage falls as you grow', 'You pay only when you order'],
      },
      {
        title: 'Monthly plan',
        plan: 'monthly',
        bestFor: 'Sellers who reorder every month',
        description: 'A monthly fee, with lower per-order costs.',
        features: ['Priority support', 'Dedicated account manager'],
      },
    ] satisfies (Point & { plan?: Plan; bestFor: string; features: string[] })[],
  },
  faq: {
    heading: 'FAQ',
    questions: [
      {
        question: 'What does it cost, and when will I know your fee?',
        answer:
          'The quote is free. Its landed price covers the product, shipping, duties and taxes. Our fee is on its own line: a project fee, a small commission on the order value, or a monthly fee. Samples, reports and premium extras cost extra, and you see each price first.',
      },
      {
        question: 'How long does it take?',
        answer:
          'We reply within 24 hours, typically with the first supplier options. If we must search for new suppliers, options follow within days. On average, buyers choose a supplier 15 days after sending their brief. A sample then takes 1-2 weeks. Production and shipping times depend on the product.',
      },
      {
        question: 'How small can my first order be?',
        answer:
          'On your first order from a factory, we negotiate an MOQ of 50-100 units. For later orders, the factory may require more.',
      },
      {
        question: 'When do I pay, and what protects my money?',
        answer: [
          "You agree to the payment terms in writing before you order. Most factories ask for a deposit. We first check that the registration and bank account are in the supplier's name. Escrow and milestone payments, a premium extra, lower the risk further. See “",
          sections.money,
          '”.',
        ],
      },
      {
        question: 'What if my goods fail the inspection?',
        answer:
          'We hold the shipment at the factory and show you the defects. You decide what happens next, on the written terms to which you agreed.',
      },
    ] satisfies FaqEntry[],
    action: { label: 'Ask us another question', href: '/contact' } satisfies CallToAction,
  },
  closing: {
    heading: 'What would your product cost, delivered to your door?',
    lede: "Send a link or a rough idea, and see the price before you commit.",
    action: { label: 'Get a Free Landed Quote', href: '/contact' },
  } satisfies Closing,
}
