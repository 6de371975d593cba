import type { Evidence } from './types.ts'

/**
 * Facts that prove that the company exists, for the footer, several pages and the structured data.
 * Empty strings and lists are not shown.
 *
 * Put photos in `src/content/photos/`. Refer to a photo as `{ file: 'wei-chen.jpg', alt: … }`.
 */
export const evidence: Evidence = {
  company: {
    legalName: '',
    registrationNumber: '',
    streetAddress: '',
    telephone: '',
    /** The year the company was founded, for example '2014'. */
    since: '',
  },
  /**
   * Your own terms, in complete sentences. Each is the answer to a question in *Where Your Money
   * Goes* on the sourcing page. `npm run doctor` lists those that are empty.
   */
  terms: {
    /** Until when a quoted price is firm, and who pays if duties or freight change. */
    quoteValidity: '',
    /** Who the buyer pays, how much before production, and when the rest is due. */
    paymentTerms: '',
    /** Who holds the money in escrow, and what that costs. */
    escrowHolder: '',
    /** Whether the landed price includes the inspection, marketplace prep and labels. */
    inspectionAndPrep: '',
    /** What a sample costs, and who pays for a second one. */
    sampleCost: '',
    /** Whether a factory pays you, and whether the buyer sees its name and invoice. */
    factoryCommission: '',
    /** Who is the seller on the invoice, and who is the importer of record. */
    sellerAndImporter: '',
    /** Who pays if goods fail an inspection, are damaged on the way or are refused at the door. */
    failedGoods: '',
    /** Whether the buyer may send an inspector of their own choice. */
    independentInspection: '',
    /** Who owns moulds and designs, and whether the buyer may order from the factory directly. */
    ownership: '',
    /** The countries that you ship to, with the usual time from factory to door. */
    destinations: '',
  },
  people: {
    heading: 'Who You Will Hear From',
    /** `{ name: …, role: …, city: …, photo: { file: …, alt: … } }` */
    entries: [],
  },
  factoryFloor: {
    heading: 'Photos from the Factory Floor',
    /** `{ file: …, alt: … }` */
    entries: [],
  },
  references: {
    heading: 'Ask Our Customers',
    /** `{ name: …, says: …, href: 'https://…' }` */
    entries: [],
  },
}

/** What each figure on the home and sourcing pages counts. Correct these if you count differently. */
export const figures = {
  suppliers: 'After the checks in What Verified Means.',
  passRate: 'Orders that passed our inspection, some of them after a correction.',
  savings: "On the landed price, against the buyer's earlier price. Yours may differ.",
  sourcingTime: 'From your brief to your choice of supplier.',
}

export const evidenceLabels = {
  registration: 'Registration no.',
  since: 'Since',
  people: { one: 'person', other: 'people' },
  references: { one: 'reference', other: 'references' },
}
