import type { Closing, Hero, LabelField, PageHead, Point, ReportSection } from './types.ts'

export const productResearch = {
  head: {
    title: 'Product research and verified suppliers',
    description:
      'Find out whether a product will sell before you buy stock: demand, competitors, landed profit and 3-5 verified suppliers in one report, in 3-10 days.',
    picture: { stamp: 'Top 3' },
  } satisfies PageHead,
  hero: {
    heading: 'Product research that ends with a supplier',
    lede: 'Find out whether a product will sell, and at what margin, before you buy stock. Each report includes 3-5 verified supplier options.',
    actions: [
      { label: 'Get a Research Report', href: '/contact' },
      { label: 'See how we source', href: '/product-sourcing' },
    ],
    assurance: 'Asking is free. The report has a price, and we tell you what it is before you order it.',
    report: {
      title: 'Research report',
      summary: '2-page summary',
      alternative:
        'A bound research report with tabs and a rising chart on its cover. In front of it are a 2-page summary and the three products that the summary lists.',
    },
  } satisfies Hero & { report: object },
  facts: [
    { label: 'You send', value: 'A category, a link or an idea' },
    { label: 'Report', value: '3-10 days' },
    { label: 'Summary', value: '2 pages' },
    { label: 'Suppliers', value: '3-5 options' },
  ] satisfies LabelField[],
  method: {
    heading: 'What We Check Before You Spend on Stock',
    lede: 'A free quote tells you what a product costs. Research tells you whether to sell it. If you already know that you will, ask only for the quote.',
    steps: [
      {
        title: 'Market analysis',
        description: 'We find out who buys the product, and on which marketplaces.',
      },
      {
        title: 'Data collection',
        description: 'We collect prices and reviews from the listings you would compete with.',
      },
      {
        title: 'Profit calculation',
        description: 'We subtract the landed price and the fees from your selling price.',
      },
      {
        title: 'Competition assessment',
        description: 'We read what buyers of competing products complain about.',
      },
      {
        title: 'Trend forecasting',
        description: 'We determine whether demand is rising, falling or seasonal.',
      },
      {
        title: 'Supplier validation',
        description: 'We ask suppliers for prices and MOQs, and check who can make the product.',
      },
    ] satisfies Point[],
  },
  deliverables: {
    heading: 'What You Get',
    lede: 'The report answers four questions, each with the data behind the answer.',
    groups: [
      {
        title: 'Market findings',
        description: 'How much demand there is.',
        items: ['Demand by marketplace', 'Season and trend', 'Who buys it, and why'],
      },
      {
        title: 'Competitor findings',
        description: 'Who you would compete with.',
        items: ['Leading listings compared', 'Price range', 'Complaints you could fix'],
      },
      {
        title: 'Profit figures',
        description: 'What you would earn on each unit.',
        items: ['Landed price per unit', 'Expected margin', 'Break-even price'],
      },
      {
        title: 'Supplier shortlist',
        description: 'Who can make the product.',
        items: ['3-5 verified supplier options', "Each supplier's MOQ", 'How to get samples'],
      },
    ] satisfies (Point & { items: string[] })[],
  },
  report: {
    heading: 'Inside the Report',
    lede: 'Read the summary in a few minutes. The evidence follows.',
    sections: [
      {
        title: 'Executive summary',
        description: 'A 2-page executive summary with our top 3 recommendations. One of them may be not to buy.',
        drawing: 'recommendations',
      },
      {
        title: 'Demand and trend',
        description: 'What the market data shows, and in which months the product sells best.',
        drawing: 'months',
      },
      {
        title: 'Competitor comparison',
        description:
          'The leading listings side by side: their prices, their reviews and what they lack.',
        drawing: 'competitors',
      },
      {
        title: 'Landed profit',
        description:
          'Your selling price less product, shipping, duties, taxes and fees, line by line.',
        drawing: 'costs',
      },
      {
        title: 'Verified suppliers',
        description:
          'Each option with its price and MOQ, after the checks listed under What Verified Means.',
        drawing: 'factories',
      },
    ] satisfies ReportSection[],
  },
  researchTypes: {
    heading: 'Research Types and Timelines',
    lede: 'Each timeline runs from the day you send your brief to the day you get the report.',
    types: [
      {
        title: 'Niche Exploration',
        description: 'We find products worth sampling in a category you like.',
        bestFor: 'First-time sellers',
        timeline: '7-10 days',
      },
      {
        title: 'Product Validation',
        description: 'We find out whether a product will make money at its landed price.',
        bestFor: 'Sellers about to pay a deposit',
        timeline: '3-5 days',
      },
      {
        title: 'Competitor Analysis',
        description: "We compare competitors' prices, promises, reviews and weak points.",
        bestFor: 'Brands that are losing sales',
        timeline: '5-7 days',
      },
      {
        title: 'Trend Research',
        description: "We find the numbers behind a trend you've spotted.",
        bestFor: 'TikTok Shop sellers',
        timeline: '5-7 days',
      },
    ] satisfies (Point & { bestFor: string; timeline: string })[],
  },
  differentiators: {
    heading: 'Why Sellers Choose Our Research',
    lede: 'Most research is done only online. We also ask the factory.',
    points: [
      {
        title: 'Real supplier prices',
        description:
          'We ask suppliers what the product costs instead of guessing from its selling price.',
      },
      {
        title: 'Profit after the landed price',
        description: 'We factor in shipping, duties and taxes from the start.',
      },
      {
        title: 'Bad news in time',
        description: 'If a product fails a check, the report says so, with the reason.',
      },
      {
        title: 'A next step you can take',
        description: 'Choose a supplier from the report, and we order the sample.',
      },
    ] satisfies Point[],
  },
  closing: {
    heading: 'Ask us about the product before you pay for it',
    lede: 'Send a category, a link or an idea. We tell you which type of research fits, what it costs, and if a free quote would do.',
    action: { label: 'Get a Research Report', href: '/contact' },
    job: 'sample',
  } satisfies Closing,
}
