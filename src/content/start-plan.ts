import { exampleGoods } from './example-goods.ts'

const { plan } = exampleGoods

/**
 * The durations that the worksheet on `/tiktok-shop` and `/product-sourcing` plans with, in days. All of
 * them are on our pages: the weeks are from the plan in `example-goods.ts`, and `searchDays` and
 * `sampleDays` are the average of 15 days and the longest of 1-2 weeks. `worksheet` in `tiktok-shop.ts`
 * and in `product-sourcing.ts` is the link that opens the worksheet.
 */
export const planDays = {
  /** From the brief to the choice of a supplier that we have to find. */
  searchDays: 15,
  /** From the choice of a new supplier to the approval of its sample. */
  sampleDays: 14,
  /** From the brief to the choice, if we know the supplier. */
  knownSearchDays: plan.sourcing[1] * 7,
  /** From the choice to the approval, if we know the supplier. */
  knownSampleDays: (plan.production[0] - 1 - plan.sourcing[1]) * 7,
  /** From the approval to the departure: production, inspection and prep. */
  productionDays: (plan.prep[1] - plan.production[0] + 1) * 7,
  /** By air, with customs. */
  freightDays: (plan.freight[1] - plan.prep[1]) * 7,
}

export const startPlan = {
  title: 'When must I start?',
  lede: 'Enter the date by which you need the stock. The plan is for a small first batch sent by air, and its durations are the ones on our pages. Use it for planning; your quote has the dates that count.',
  by: 'In stock by',
  known: 'What you have',
  starts: {
    nothing: 'No supplier yet',
    supplier: 'A supplier we know',
    sample: 'A supplier we know, sample approved',
  },
  steps: {
    ask: { name: 'Ask by', note: 'Send us the product and this date.' },
    choose: { name: 'Choose by', note: 'You choose a supplier from the options.' },
    approve: { name: 'Approve by', note: 'You approve a sample. Then production begins.' },
    ship: { name: 'Ship by', note: 'The goods are made, inspected and packed, and leave by air.' },
    stock: { name: 'In stock by', note: 'The goods have cleared customs and arrived.' },
  },
  tooLate: 'Too late',
  days: (days: number) => `${days} days before`,
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  questions: {
    notDate: 'Enter a date such as 2027-03-31.',
    past: 'This date is in the past. Enter a later one.',
  },
  verdict: {
    open: { heading: 'Enter a date', sentence: 'The dates of the plan then appear in the lines above.' },
    fits: {
      heading: (date: string) => `Ask by ${date}`,
      sentence: (days: number, spare: number) =>
        `The plan takes ${days} days, so you have ${spare === 1 ? '1 day' : `${spare} days`} to spare.`,
    },
    late: {
      heading: 'This date is too early',
      sentence: (days: number, date: string) =>
        `The plan takes ${days} days. If you ask today, plan to have your stock by ${date}.`,
    },
  },
  changes: {
    heading: 'What would have to change',
    with: {
      supplier: (days: number) => `With a supplier we know, the plan takes ${days} days and meets your date.`,
      sample: (days: number) =>
        `With a supplier we know and a sample that you have approved, the plan takes ${days} days and meets your date.`,
    },
    none: 'Even with a known supplier and an approved sample, your date is too early.',
    air: 'The plan already uses air freight, so choose a later date or a product that is in stock.',
  },
  calendar: {
    button: 'Add to your calendar',
    file: 'plan.ics',
    summary: (step: string, sheet: string) => `${step}: ${sheet}`,
    sheet: 'your order',
  },
  carry: {
    label: 'Ask if this date is realistic',
    heading: 'My plan:',
    noDate: 'no date yet',
    question: 'Please tell me if this date is realistic.',
  },
}
