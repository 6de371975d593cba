import type { Evidence, FaqEntry } from './types.ts'

/**
 * Facts that prove that the company exists. They appear in the footer, on the home, about and contact pages and in
 * search engine data. Empty texts and lists are not shown.
 *
 * Put photos into `src/content/photos/` and write their file names here: `{ file: 'wei-chen.jpg', alt: … }`.
 */
export const evidence: Evidence = {
  company: {
    legalName: '',
    registrationNumber: '',
    streetAddress: '',
    telephone: '',
    /** Year of foundation, for example '2014'. */
    since: '',
  },
  /** Terms that only you can decide, in complete sentences. Each becomes a question in the home page's FAQ. */
  terms: {
    /** How firm the price is, and for how long. */
    quoteValidity: '',
    /** Who holds the money in escrow. */
    escrowHolder: '',
    /** Whom the buyer pays, and when. */
    paymentTerms: '',
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

const { quoteValidity, escrowHolder, paymentTerms } = evidence.terms

/** The terms that are filled in, with their questions. */
export const termEntries: FaqEntry[] = [
  { question: 'How long is a quoted price valid?', answer: quoteValidity },
  { question: 'Who holds the money in escrow?', answer: escrowHolder },
  { question: 'Whom do I pay, and when?', answer: paymentTerms },
].filter(({ answer }) => answer)

/** Labels of the facts on the pages. */
export const evidenceLabels = {
  registration: 'Registration no.',
  since: 'Since',
  people: { one: 'person', other: 'people' },
  references: { one: 'reference', other: 'references' },
}
