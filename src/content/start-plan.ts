import { site } from '../site.ts'
import { exampleGoods } from './example-goods.ts'

const { plan } = exampleGoods

/**
 * The durations that the worksheet on `/tiktok-shop` and `/product-sourcing` plans with, in days. All of
 * them are on our pages: the weeks are from the plan in `example-goods.ts`. `searchDays` is the average of
 * 15 days, `sampleDays` the longest of 1-2 weeks, and `fastSampleDays` the longest of 7-10 days, a premium
 * extra. We publish no time for sea freight, so visitors enter the one from their freight quote.
 * `worksheet` in `tiktok-shop.ts` and in `product-sourcing.ts` is the link that opens the worksheet.
 */
export const planDays = {
  /** From the brief to the choice of a supplier that we have to find. */
  searchDays: 15,
  /** From the choice of a new supplier to the approval of its sample. */
  sampleDays: 14,
  /** The same, with the premium extra. */
  fastSampleDays: 10,
  /** From the brief to the choice, if we know the supplier. */
  knownSearchDays: plan.sourcing[1] * 7,
  /** From the choice to the approval, if we know the supplier. */
  knownSampleDays: (plan.production[0] - 1 - plan.sourcing[1]) * 7,
  /** From the approval to the departure: production, inspection and prep. */
  productionDays: (plan.prep[1] - plan.production[0] + 1) * 7,
  /** By air, with customs. */
  airDays: (plan.freight[1] - plan.prep[1]) * 7,
}

/** When Chinese New Year begins. Most factories close before it, and for weeks after it. */
export const chineseNewYears = [
  { date: '2026-02-17', name: '17 February 2026' },
  { date: '2027-02-06', name: '6 February 2027' },
  { date: '2028-01-26', name: '26 January 2028' },
  { date: '2029-02-13', name: '13 February 2029' },
  { date: '2030-02-03', name: '3 February 2030' },
]

/** The plan warns if it needs a factory or a shipment on one of these days around the date. */
export const closedDays = { before: 7, after: 14 }

function listOf(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed()
  return others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
}

/** Dates of a plan that can't be met: the last day to ask, and the date that can be met. */
interface LateDates {
  askBy: string
  daysAgo: number
  possible: string
}

export const startPlan = {
  title: 'When must I start?',
  lede: 'Enter the date by which you need the stock. The plan is for a small first batch, and its durations are the ones on our pages. Use it for planning; your quote has the dates that count.',
  by: 'In stock by',
  known: 'What you have',
  starts: {
    nothing: 'No supplier yet',
    supplier: `A supplier that ${site.name} knows`,
    sample: `A supplier that ${site.name} knows, sample approved`,
  },
  sample: 'Sample',
  samples: { standard: 'In 1-2 weeks', fast: 'In 7-10 days (premium extra)' },
  freight: 'Freight',
  freights: { sea: 'By sea', air: 'By air' },
  sea: 'Days by sea',
  seaNote:
    'Enter the days that your freight quote gives, from departure until the goods are in stock. We publish none, because they depend on the route.',
  /** Under the days by sea, if the visitor typed weeks, months or a range. */
  seaRead: (days: number) => `The plan counts ${days} days, the longest time that you entered.`,
  steps: {
    ask: { name: 'Ask by', note: 'Send us the product and this date.' },
    choose: { name: 'Choose by', note: 'You choose a supplier from the options.' },
    approve: { name: 'Approve by', note: 'You approve a sample. Then production begins.' },
    ship: { name: 'Ship by', note: 'The goods are made, inspected and packed, and leave by air.' },
    stock: { name: 'In stock by', note: 'The goods have cleared customs and arrived.' },
  },
  shipBySea: 'The goods are made, inspected and packed, and leave by sea.',
  tooLate: 'Too late',
  daysBefore: (days: number) => `${days} days before`,
  /** In the drawing of the plan. */
  drawing: {
    late: (days: number) => `${days === 1 ? '1 day' : `${days} days`} too late`,
    spare: (days: number) => `${days === 1 ? '1 day' : `${days} days`} to spare`,
  },
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  questions: {
    notDate: 'Enter a date such as 2027-03-31.',
    past: "This date is in the past, so it can't be met.",
    earliest: (date: string) => `The earliest date that this plan can meet is ${date}.`,
    farAway: 'This date is more than three years away. Check the year.',
  },
  verdict: {
    withoutDate: { heading: 'Enter a date', sentence: 'The dates of the plan then appear below.' },
    /** Above the question about the date. */
    unclearDate: 'Check the date',
    withoutSeaDays: {
      heading: 'Enter the days by sea',
      sentence: 'The dates of the plan then appear below.',
    },
    fits: {
      heading: (date: string) => `Ask by ${date}`,
      sentence: (days: number, spare: number) =>
        `The plan takes ${days} days, so you have ${spare === 1 ? '1 day' : `${spare} days`} to spare.`,
    },
    late: {
      heading: "This date can't be met",
      sentence: (days: number, { askBy, daysAgo, possible }: LateDates) =>
        `The plan takes ${days} days, so the last day to ask was ${askBy}, ${daysAgo === 1 ? 'yesterday' : `${daysAgo} days ago`}. If you ask today, plan to have your stock by ${possible}.`,
    },
  },
  newYear: (date: string) =>
    `Factories in China close around Chinese New Year, ${date}. Ask for their dates before you rely on this plan.`,
  stamp: { fits: 'Can be met', late: 'Not in time' },
  changes: {
    heading: 'What would have to change',
    names: {
      supplier: `a supplier that ${site.name} knows`,
      sample: 'an approved sample',
      fast: 'samples in 7-10 days (a premium extra)',
      air: 'air freight',
    },
    with: (names: readonly string[], days: number) =>
      `With ${listOf(names)}, the plan takes ${days} days and meets your date.`,
    none: (days: number) =>
      `Even with a supplier that ${site.name} knows, an approved sample and air freight, the plan takes ${days} days. Choose a later date, or a product that is in stock.`,
  },
  calendar: {
    button: 'Add to your calendar',
    file: 'plan.ics',
    author: site.name,
    summary: (step: string) => `${step}: your order with ${site.name}`,
    /** In the description of an event, before the address of the plan. */
    change: 'To change the plan, open',
  },
  carry: {
    label: 'Ask if this date is realistic',
    heading: 'My plan:',
    noDate: 'no date yet',
    days: (days: number) => `${days} days`,
    question: 'Please tell me if this date is realistic.',
  },
}
