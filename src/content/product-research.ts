import { amount, chosenSupplier, exampleOrder, landedCosts, sum } from './example-order.ts'
import { sections } from './labels.ts'
import type { Closing, Hero, LabelField, PageHead, Point, TradeDocument } from './types.ts'

export const productResearch = {
  head: {
    title: 'Product research before you buy stock',
    description:
      'Find out whether a product will sell, and at what profit. One report covers demand, competitors, costs and 3-5 supplier options, in 3-10 days.',
    picture: { stamp: 'Top 3' },
  } satisfies PageHead,
  hero: {
    heading: 'Product research that ends with a supplier',
    lede: 'Find out whether a product will sell, and at what margin, before you buy stock. Each report includes 3-5 verified supplier options.',
    actions: {
      primary: { label: 'Get a Research Report', href: '/contact' },
      secondary: { label: 'See how we source', href: '/product-sourcing' },
    },
    assurance: "Asking is free. The report isn't, but we'll tell you the price before you order.",
  } satisfies Hero,
  facts: [
    { label: 'You send', value: 'A category, a link or an idea' },
    { label: 'Report', value: '3-10 days' },
    { label: 'Summary', value: '2 pages' },
    { label: 'Suppliers', value: '3-5 options' },
  ] satisfies LabelField[],
  method: {
    heading: 'What We Check Before You Spend on Stock',
    lede: "A free quote tells you what a product costs. Research tells you whether to sell it. If you've already decided to sell it, just ask for the quote.",
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
        description: "We subtract the delivered cost and the marketplace's fees from your selling price. The rest must cover our fee, your advertising and your profit.",
      },
      {
        title: 'Competition assessment',
        description: 'We read the reviews of competing products and list what buyers complain about.',
      },
      {
        title: 'Trend forecasting',
        description: 'We determine whether demand is rising, falling or seasonal.',
      },
      {
        title: 'Supplier validation',
        description: 'We get prices and MOQs from factories that our team has visited. We visit a new factory before we list it.',
      },
    ] satisfies Point[],
  },
  deliverables: {
    heading: 'What You Get',
    lede: 'The report answers four questions, and shows the data behind each answer.',
    groups: [
      {
        title: 'Market findings',
        description: 'The demand for the product, and when it peaks.',
        items: ['Demand by marketplace', 'Season and trend', 'Who buys it, and why'],
      },
      {
        title: 'Competitor findings',
        description: 'The listings you would compete with.',
        items: ['Leading listings compared', 'Price range', 'Complaints you could fix'],
      },
      {
        title: 'Profit figures',
        description: 'What each unit leaves for our fee, advertising and profit.',
        items: ['Landed price per unit', 'Expected margin', 'Break-even price'],
      },
      {
        title: 'Supplier shortlist',
        description: 'Suppliers that can make the product.',
        items: ['3-5 options, all verified', 'MOQs and prices', 'How to get samples'],
      },
    ] satisfies (Point & { items: string[] })[],
  },
  report: {
    heading: 'Inside the Report',
    lede: 'Read the summary in a few minutes. The evidence follows.',
    sections: [
      {
        title: 'Executive summary',
        description: 'A 2-page executive summary with our top 3 recommendations. We may advise you not to buy.',
      },
      {
        title: 'Demand and trend',
        description: "What the market data shows, including the product's best months.",
      },
      {
        title: 'Competitor comparison',
        description:
          'The leading listings side by side: their prices, their reviews and what they lack.',
      },
      {
        title: 'Landed profit',
        description:
          "The amount left after the landed price and the marketplace's fees, per unit and for the whole order. It has to cover our fee.",
      },
      {
        title: 'Supplier options',
        description: [
          'Suppliers that passed the checks listed under “',
          sections.verified,
          '”, each with its price and MOQ.',
        ],
      },
    ] satisfies Point[],
  },
  researchTypes: {
    heading: 'Research Types and Timelines',
    lede: 'Each timeline runs from your order to the finished report. If we have to visit a new factory first, we tell you before you order how long that takes.',
    types: [
      {
        title: 'Niche Exploration',
        description: 'We find products worth sampling in a category you choose.',
        bestFor: 'First-time sellers',
        timeline: '7-10 days',
      },
      {
        title: 'Product Validation',
        description: 'We work out what each unit leaves after freight, duties and marketplace fees.',
        bestFor: 'Sellers about to pay a deposit',
        timeline: '3-5 days',
      },
      {
        title: 'Competitor Analysis',
        description: "We compare competitors' prices, product claims, reviews and weak points.",
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
    lede: 'Online data shows what sells. Our local teams find out what it costs to make.',
    points: [
      {
        title: 'Real supplier prices',
        description:
          'We ask suppliers what the product costs instead of guessing from its selling price.',
      },
      {
        title: 'Profit after freight and duties',
        description: "A heavy product can look cheap until freight is added. We add freight before you decide.",
      },
      {
        title: 'You hear bad news before you buy',
        description: 'If a product fails a check, the report says so and explains why.',
      },
      {
        title: 'A clear next step',
        description: "Choose a supplier from the report, and we'll order the sample.",
      },
    ] satisfies Point[],
  },
  closing: {
    heading: 'Ask us before you pay for a report',
    lede: "Send a category, a link or an idea. We'll tell you which type of research fits, what it costs, and whether a free quote would be enough.",
    action: { label: 'Get a Research Report', href: '/contact' },
  } satisfies Closing,
}

/** Amounts are in cents. `months` lists the percentage of annual sales in each month. */
export const market = {
  price: 1600,
  referralFee: 0.15,
  fulfilmentFee: 410,
  months: [6, 6, 6, 6, 6, 5, 5, 6, 8, 11, 18, 17],
  listings: [
    { name: 'A', price: 1290, reviews: 2140, stars: 4.1, lacks: 'Curls at the edges' },
    { name: 'B', price: 1490, reviews: 860, stars: 4.4, lacks: 'No size guide' },
    { name: 'C', price: 1790, reviews: 3410, stars: 4.6, lacks: 'Comes without a sleeve' },
    { name: 'D', price: 1990, reviews: 520, stars: 4.3, lacks: 'Smells when new' },
  ],
} as const

const { price, referralFee, fulfilmentFee } = market
const { landed } = landedCosts(chosenSupplier)
const referral = Math.round(price * referralFee)
const left = price - landed - referral - fulfilmentFee
const breakEven = Math.ceil((landed + fulfilmentFee) / (1 - referralFee))

const { currency, item, quantity, suppliers, chosen } = exampleOrder
const season = sum(market.months.slice(-3))
const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const busiest = Math.max(...market.months)

export const summary: TradeDocument = {
  title: 'Executive summary, page 1 of 2',
  fields: [{ label: 'Product', value: item }],
  tables: [
    {
      caption: 'Top 3 recommendations',
      columns: ['Do this', 'Because'],
      rows: [
        [`1 Sell at ${currency}${amount(price)}`, `${quantity} units leave ${currency}${amount(left * quantity)} for our fee, advertising and profit`],
        [`2 Order ${quantity} from ${chosen}`, `has a food-contact test report, replaces faulty units, and costs ${currency}${amount(landed)} landed`],
        ['3 Be in stock by October', `${season}% of the year sells from October to December`],
      ],
    },
  ],
  stamp: 'Top 3',
}

export const summaryFigures: TradeDocument = {
  title: 'Executive summary, page 2 of 2',
  tables: [
    {
      caption: `${currency} per unit`,
      columns: ['Profit', 'Amount'],
      rows: [
        ['Selling price', amount(price)],
        ['Landed price', `-${amount(landed)}`],
        [`Referral fee, ${referralFee * 100}%`, `-${amount(referral)}`],
        ['Fulfilment fee', `-${amount(fulfilmentFee)}`],
      ],
      total: ['Left for our fee, advertising and profit', amount(left)],
      figures: 'all',
    },
    {
      caption: `Suppliers, for ${quantity} units`,
      columns: ['Supplier', 'MOQ', 'Food test', 'Landed price'],
      rows: suppliers.map((supplier) => [
        supplier.name,
        String(supplier.moq),
        supplier.foodTest,
        amount(landedCosts(supplier).landed),
      ]),
      figures: 'all',
      chosen,
    },
  ],
  note: `Below ${currency}${amount(breakEven)}, a sale loses money even before our fee.`,
}

export const marketPage: TradeDocument = {
  title: 'Market page',
  tables: [
    {
      caption: "Share of annual sales",
      columns: ['Month', 'Share'],
      rows: market.months.map((share, month) => [names[month] ?? '', `${share}%`]),
      figures: 'all',
      bars: market.months.map((share) => (share / busiest) * 100),
    },
    {
      caption: `Leading listings, ${currency}`,
      columns: ['Listing', 'Price', 'Reviews', 'Stars'],
      rows: market.listings.map(({ name, price, reviews, stars }) => [
        name,
        amount(price),
        String(reviews),
        stars.toFixed(1),
      ]),
      figures: 'all',
    },
    {
      caption: 'What buyers complain about',
      columns: ['Listing', 'Complaint'],
      rows: market.listings.map(({ name, lacks }) => [name, lacks]),
    },
  ],
}
