import type {
  Closing,
  Deliverable,
  Hero,
  PageHead,
  Point,
  ReportCover,
  ReportSection,
  ResearchType,
} from './types.ts'

export const productResearch = {
  head: {
    title: 'Product research with suppliers attached',
    description:
      'Demand, competition and profit checked in 3-10 days. Each report has a 2-page summary, top 3 recommendations and 3-5 verified supplier options.',
    picture: { stamp: 'Top 3' },
  } satisfies PageHead,
  hero: {
    heading: 'Product research that ends at a factory',
    lede: 'A chart cannot make your product. We check the market, work out the landed profit, then find 3-5 verified suppliers who can.',
    actions: [
      { label: 'Request a Research Report', href: '/contact' },
      { label: 'See how sourcing follows', href: '/product-sourcing' },
    ],
    report: {
      title: 'Research report',
      summary: '2-page summary',
      stamp: 'Top 3',
      alternative:
        'A bound research report with tabs and a rising chart on its cover. A 2-page summary leans against it, stamped: top 3, and beside that stand the three products that it recommends.',
    },
  } satisfies Hero & { report: ReportCover },
  method: {
    heading: 'What we check before you spend on stock',
    lede: 'Any step can end the search.',
    steps: [
      {
        title: 'Market analysis',
        description: 'Who buys it, and where.',
      },
      {
        title: 'Data collection',
        description: 'What yours stands beside.',
      },
      {
        title: 'Profit calculation',
        description: 'Price, less cost and fees.',
      },
      {
        title: 'Competition assessment',
        description: 'What their buyers complain of.',
      },
      {
        title: 'Trend forecasting',
        description: 'Rising, seasonal or falling.',
      },
      {
        title: 'Supplier validation',
        description: 'Factories that meet the cost.',
      },
    ] satisfies Point[],
  },
  deliverables: {
    heading: 'All deliverables, one document',
    lede: 'One file that a lender can follow.',
    groups: [
      {
        title: 'Market findings',
        description: 'How much room there is.',
        items: ['Demand by marketplace', 'Season and trend', 'Who buys it, and for what'],
      },
      {
        title: 'Competitor findings',
        description: 'What you would be up against.',
        items: ['Leading listings compared', 'Price range in use', 'Complaints you could fix'],
      },
      {
        title: 'Profit figures',
        description: 'With freight and duty in it.',
        items: ['Landed cost per unit', 'Expected margin', 'Where it stops paying'],
      },
      {
        title: 'Supplier shortlist',
        description: 'The factories to ask.',
        items: ['3-5 verified supplier options', 'MOQ of each', 'What a sample takes to get'],
      },
    ] satisfies Deliverable[],
  },
  report: {
    heading: 'Inside the report',
    lede: 'Two pages, then the evidence.',
    sections: [
      {
        title: 'Executive summary',
        description:
          'A 2-page executive summary with top 3 recommendations: what to buy, test or leave alone.',
        drawing: 'recommendations',
      },
      {
        title: 'Demand and trend',
        description:
          'What the market data says, with the months in which it sells and the months in which it sits.',
        drawing: 'months',
      },
      {
        title: 'Competitor comparison',
        description:
          'The listings you would meet, side by side: price, reviews, and the gap they leave open.',
        drawing: 'competitors',
      },
      {
        title: 'Landed profit',
        description:
          'Product, shipping, duties/taxes and fees taken off the selling price, line by line.',
        drawing: 'costs',
      },
      {
        title: 'Verified suppliers',
        description:
          'The 3-5 verified supplier options, with MOQ and price, ready for you to ask for samples.',
        drawing: 'factories',
      },
    ] satisfies ReportSection[],
  },
  researchTypes: {
    heading: 'Research types and their timelines',
    lede: 'Days from your brief to the report.',
    types: [
      {
        title: 'Niche Exploration',
        description: 'From a category to products worth a sample.',
        bestFor: 'First-time sellers',
        timeline: '7-10 days',
        days: { from: 7, to: 10 },
      },
      {
        title: 'Product Validation',
        description: 'Whether it earns money once landed.',
        bestFor: 'Sellers about to pay a deposit',
        timeline: '3-5 days',
        days: { from: 3, to: 5 },
      },
      {
        title: 'Competitor Analysis',
        description: 'Their price, promise, reviews, weak spots.',
        bestFor: 'Brands that lose ground',
        timeline: '5-7 days',
        days: { from: 5, to: 7 },
      },
      {
        title: 'Trend Research',
        description: 'The numbers behind a hunch.',
        bestFor: 'TikTok Shop sellers',
        timeline: '5-7 days',
        days: { from: 5, to: 7 },
      },
    ] satisfies ResearchType[],
  },
  differentiators: {
    heading: 'Most research stops at the screen. Ours asks the factory.',
    lede: 'Done by the team that would buy.',
    points: [
      {
        title: 'Factories, not guesses',
        description:
          'Costs come from suppliers we have asked, not from a listing price divided by three.',
      },
      {
        title: 'Profit after landing',
        description: 'Shipping and duties/taxes are in the sum from the start.',
      },
      {
        title: 'An answer on two pages',
        description: 'You know our top 3 in one sitting. The evidence is behind it.',
      },
      {
        title: 'A next step that exists',
        description: 'Choose a supplier from the report, and we order the sample.',
      },
    ] satisfies Point[],
  },
  closing: {
    heading: 'Ask us about the product before you pay for it.',
    lede: 'Send a category, a link or a hunch. We reply within 24 hours with the research type that fits.',
    action: { label: 'Request a Research Report', href: '/contact' },
    next: ['Question', 'Research', 'Report'],
    job: 'sample',
  } satisfies Closing,
}
