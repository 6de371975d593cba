import type { Evidence } from './types.ts'

/**
 * Facts that prove that your company exists, and the terms on which it works. The pages, the policy
 * and the structured data use them. The site doesn't show a fact until you fill it in.
 *
 * Put photos in `src/content/photos/`. Refer to a photo as `{ file: 'wei-chen.jpg', alt: … }`.
 */
export const evidence: Evidence = {
  company: {
    legalName: '',
    registrationNumber: '',
    /** The page of the public register that shows your company: 'https://…' */
    registerLink: '',
    streetAddress: '',
    telephone: '',
    /** When you answer the telephone, for example 'Monday to Friday, 9:00 to 17:00, Toronto time' */
    hours: '',
    /** The year the company was founded, for example '2014'. */
    since: '',
  },
  /**
   * Your fee in each plan, as numbers without a currency: `amount: 120`, `percent: 6`. `minimum` is
   * the least that you charge for an order. `percentOf` says which amount a percentage is charged on:
   * 'factory price', which is the price of the goods alone, or 'landed price', which includes shipping,
   * duties and taxes. With amounts, the home page shows what each plan costs for the example order.
   */
  fees: {
    perProject: { amount: null },
    commission: { percent: null, percentOf: '', minimum: null },
    monthly: { amount: null, percent: null, percentOf: '', minimum: null },
  },
  /**
   * Answer these questions about your terms in complete sentences. The terms sheet on the sourcing
   * page shows the questions that have an answer. `inShort` is the answer in a few words, for other
   * pages. `clause` is the clause of your contract, for example '4.2'.
   */
  terms: [
    {
      group: 'Price',
      question: 'How long is the price valid? What if duties rise?',
      answer: '',
      clause: '',
      inShort: '',
      topic: 'validity',
    },
    {
      group: 'Price',
      question: 'Is the commission charged on the factory price alone?',
      answer: '',
      clause: '',
    },
    {
      group: 'Price',
      question: 'Does the price include inspection, prep and labels?',
      answer: '',
      clause: '',
    },
    {
      group: 'Price',
      question: 'What does a sample cost?',
      answer: '',
      clause: '',
      topic: 'sample',
    },
    {
      group: 'Price',
      question: 'What does a research report cost?',
      answer: '',
      clause: '',
      inShort: '',
      topic: 'report',
    },
    {
      group: 'Payment',
      question: 'Who do I pay, how much up front, and when is your fee due?',
      answer: '',
      clause: '',
      inShort: '',
      topic: 'payment',
    },
    {
      group: 'Payment',
      question: 'When do I pay freight, duties and taxes, and to whom?',
      answer: '',
      clause: '',
    },
    {
      group: 'Payment',
      question: 'Who holds the money in escrow?',
      answer: '',
      clause: '',
    },
    {
      group: 'Payment',
      question: 'What happens to my deposit if I cancel the order?',
      answer: '',
      clause: '',
    },
    {
      group: 'Payment',
      question: 'Do factories pay you? Will I see their invoices?',
      answer: '',
      clause: '',
      inShort: '',
      topic: 'kickbacks',
    },
    {
      group: 'If it goes wrong',
      question: 'Can I reject a batch, or send my own inspector, before I pay the balance?',
      answer: '',
      clause: '',
      inShort: '',
      topic: 'rejection',
    },
    {
      group: 'If it goes wrong',
      question: 'Who pays if goods fail inspection, break or are refused? Are they insured?',
      answer: '',
      clause: '',
      inShort: '',
      topic: 'liability',
    },
    {
      group: 'If it goes wrong',
      question: 'What do you do if a factory keeps the deposit?',
      answer: '',
      clause: '',
    },
    {
      group: 'Ownership and delivery',
      question: 'Who is the seller, and who is the importer of record?',
      answer: '',
      clause: '',
    },
    {
      group: 'Ownership and delivery',
      question: 'Who owns the moulds if I leave?',
      answer: '',
      clause: '',
    },
    {
      group: 'Ownership and delivery',
      question: 'Where do you ship to, and how long does it take?',
      answer: '',
      clause: '',
    },
  ],
  contract: {
    /** Your contract or general terms. Put the file into `public/`: `file: '/terms.pdf'` */
    file: '',
    /** The date of the terms above, for example '1 November 2026'. */
    dated: '',
  },
  /** What the figures in `figures.ts` were counted from. The pages show it only if you give both. */
  figures: {
    /** The number of orders, for example '412' */
    orders: '',
    /** For example '2023 to 2025' */
    period: '',
  },
  people: {
    heading: 'Who You Will Hear From',
    /**
     * Add each person as `{ name: …, role: …, city: …, email: …, photo: { file: …, alt: … } }`. Add
     * `task: 'replies'` to the person who replies to quote requests, and `task: 'inspects'` to the
     * people who inspect goods. Photos and email addresses are optional.
     */
    entries: [],
  },
  factoryFloor: {
    heading: 'Photos from the Factory Floor',
    /**
     * Add each photo as `{ file: …, alt: … }`. The first one is at the top of the page about the
     * company, and each page about a service shows one of the next. To choose, add the page:
     * `page: 'amazon-fba'`.
     */
    entries: [],
  },
  references: {
    heading: 'Ask Our Customers',
    /**
     * Add each customer as `{ name: …, href: 'https://…', says: …, product: …, units: 2400,
     * year: '2026' }`. Only `name` and `href` are required.
     */
    entries: [],
  },
}
