import type { PagePath } from '../routes.ts'
import type { Fee, Plan, TermTopic } from './types.ts'

/** The words around the facts in `evidence.ts`. They are shown only beside a fact. */
export const evidenceLabels = {
  legalName: 'Legal name',
  registration: 'Registration no.',
  checkRegister: 'Check it',
  address: 'Address',
  telephone: 'Telephone',
  hours: 'Hours',
  since: 'Since',
  fee: 'Our fee',
  /** On the page about research, whose reports have prices of their own. */
  feeForGoods: 'Our fee, if you order goods',
  whoReplies: 'Who replies to you',
  company: 'Our company',
  people: { one: 'person', other: 'people' },
  references: { one: 'reference', other: 'references' },
  links: {
    people: '/about#people',
    references: '/about#references',
  } satisfies Record<string, `${PagePath}#${string}`>,
  record: {
    heading: 'Look Us Up',
    lede: 'Check these facts before you send us anything.',
    title: 'Company record',
  },
  reference: { product: 'Product', units: 'Units', year: 'Year' },
  terms: {
    title: 'Terms sheet',
    inShort: 'Terms in short',
    dated: 'As of',
    clause: 'Clause',
    contract: 'Download the contract',
    all: 'Read all terms',
    print: 'Print this sheet',
  },
  /** The questions that the terms answer on pages that show only a few of them. */
  topics: {
    payment: 'Payment for the goods',
    rejection: 'What you may reject',
    liability: 'What is covered',
    kickbacks: 'Who pays us',
    validity: 'Quote valid for',
    sample: 'What a sample costs',
    report: 'What a report costs',
  } satisfies Record<TermTopic, string>,
  orders: 'orders',
  counted: 'Figures from',
  fees: {
    of: {
      '': 'of the order value',
      'factory price': 'of the order value (factory price)',
      'landed price': 'of the order value (landed price)',
    } satisfies Record<NonNullable<Fee['percentOf']>, string>,
    /** In the example quote, before the amount that the percentage is charged on. */
    ofAmount: 'of',
    atLeast: 'at least',
    each: {
      perProject: 'for a project',
      commission: 'for an order',
      monthly: 'a month',
    } satisfies Record<Plan, string>,
    and: 'and',
    minimum: 'minimum',
    total: 'Total with our fee',
    forExample: 'For the example order:',
  },
  fromHere: {
    heading: 'What it costs from here on:',
    quote: 'The quote is free.',
    order: 'If you order, our fee is',
    goods: 'For the goods, you pay:',
  },
}
