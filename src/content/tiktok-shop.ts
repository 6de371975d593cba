import { exampleGoods } from './example-goods.ts'
import { chosenSupplier, exampleOrder } from './example-order.ts'
import type { Closing, FeatureCard, Hero, LabelField, PageHead, Point, TradeDocument } from './types.ts'

// TikTok Shop Academy (US) explains in “Customer Order Shipping Policy” (9 October 2025) that sellers
// create the listings, and that orders ship from a warehouse run by the seller or by TikTok.
export const tiktokShop = {
  head: {
    title: 'TikTok Shop stock with a known supplier',
    description:
      "Launch-ready TikTok Shop products in 5-6 weeks, if the first batch is small and we know the supplier. Fast sourcing, quality control and prep. Free quote.",
    picture: { stamp: '5-6 weeks' },
  } satisfies PageHead,
  hero: {
    heading: 'Get TikTok Shop stock while the trend lasts',
    lede: 'We find, inspect and prep your product. A small first batch is launch-ready in 5-6 weeks, if we already know the supplier.',
    actions: { primary: { label: 'Get Free Quote', href: '/contact' } },
    assurance: 'Free, with no obligation. We reply within 24 hours.',
  } satisfies Hero,
  /** The link that opens the plan by dates. If this text is empty, visitors see only the example. */
  worksheet: 'When must I start?',
  facts: [
    { label: 'First-time MOQ', value: '50-100 units' },
    { label: 'You send', value: 'The video and your launch date' },
    { label: 'Stock goes to', value: "Your warehouse or TikTok's" },
    { label: 'Who lists', value: 'You do' },
  ] satisfies LabelField[],
  features: {
    heading: 'Fast Enough to Catch a Trend',
    lede: 'What takes off today is old news by the time a slow supplier ships.',
    points: [
      {
        icon: 'clock',
        title: 'Fast supplier search',
        description: 'We first ask factories we already know, and search for a new one only if none is suitable.',
      },
      {
        icon: 'carton',
        title: 'Small first batches',
        description: 'Order a small batch, see what sells, and then reorder.',
      },
      {
        icon: 'magnifier',
        title: 'Quality control before launch',
        description: 'Buyers film their unboxings, so a defect can become a public video. We inspect your goods before they ship.',
      },
      {
        icon: 'label',
        title: 'TikTok-compliant prep',
        description: "We label and pack your stock for your own warehouse or for Fulfilled by TikTok.",
      },
    ] satisfies FeatureCard[],
  },
  advantages: {
    heading: 'Launch-Ready in 5-6 Weeks, If We Know the Supplier',
    lede: 'The first batch must also be small. We then plan sourcing, production, prep and shipping together, so that stages can overlap.',
    points: [
      {
        title: 'Supplier options in days',
        description: 'Our local teams are already on the ground, so the first options typically come with our reply.',
      },
      {
        title: 'A price you can promote',
        description: 'You know what each unit costs, including our fee, before you offer a discount.',
      },
      {
        title: 'We plan the prep when you order',
        description: 'We finalize the labels and cartons with you while your goods are still in production.',
      },
      {
        title: 'Faults found early',
        description:
          'A fault that we find at the factory is corrected there, before it becomes a bad review.',
      },
      {
        title: 'Restocking made easy',
        description: 'The sample and the packaging are already approved, so your next order goes straight to production.',
      },
    ] satisfies Point[],
  },
  howItWorks: {
    heading: 'How a Launch Works',
    lede: 'An example for a small first batch from a supplier we already know. A new supplier or a second sample adds time.',
    steps: [
      {
        title: 'Product Brief',
        description: 'Week 1: send us the video and your launch date, and the quantity if you know it.',
      },
      {
        title: 'Fast Sourcing',
        description: 'Weeks 1-3: because we know the supplier, you can choose within days. Our average over all orders is 15 days. A sample takes 1-2 weeks.',
      },
      {
        title: 'Production and QC',
        description: 'Weeks 3-4: the factory makes your goods, and we inspect them.',
      },
      {
        title: 'Compliant Prep',
        description: 'Week 5: we label and pack the goods that passed inspection, and check the cartons.',
      },
      {
        title: 'Ship and Launch',
        description: 'Weeks 5-6: we ship the stock and clear customs. You publish the listing.',
      },
    ] satisfies Point[],
  },
  realResult: {
    heading: 'Real Result',
    attribution: 'A TikTok Shop seller',
    result: 'First product live in 5 weeks',
    story: 'The plan above allows for a sixth week. This launch did not need it.',
  },
  closing: {
    heading: 'Seen something take off? Send us the video.',
    lede: "Tell us when you want to launch. If we can't deliver in time for the trend, we'll say so.",
    action: { label: 'Get Free Quote', href: '/contact' },
  } satisfies Closing,
}

const { item, quantity, from, to } = exampleOrder
const weeksOf = (stage: keyof typeof exampleGoods.plan) =>
  [...new Set(exampleGoods.plan[stage])].join('-')

export const orderPlan: TradeDocument = {
  title: 'Plan by weeks',
  fields: [
    { label: 'Item', value: `${item}, ${quantity} units` },
    { label: 'Route', value: `${from} to ${to}, by air` },
  ],
  tables: [
    {
      caption: 'Possible if',
      columns: ['Week', 'Stage', 'Condition'],
      rows: [
        [weeksOf('sourcing'), 'Supplier', 'we already know the supplier'],
        [weeksOf('sample'), 'Sample', 'you approve the first sample'],
        [weeksOf('production'), 'Production', `${chosenSupplier.weeks} weeks, with an inspection`],
        [weeksOf('prep'), 'Prep', 'the goods pass'],
        [weeksOf('freight'), 'Freight', 'air, customs cleared'],
      ],
    },
  ],
}
