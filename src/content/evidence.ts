import type { Evidence, FaqEntry } from './types.ts'

/**
 * What proves that the company exists. What is filled in appears in the footer, on the home, about and
 * contact pages and in the data for search engines; what is empty leaves no trace.
 *
 * A photo lies in `src/content/photos/` and is named here by its file: `{ file: 'wei-chen.jpg', alt: … }`.
 */
export const evidence: Evidence = {
  company: {
    legalName: '',
    registrationNumber: '',
    streetAddress: '',
    telephone: '',
    /** The year in which the company was founded, as '2014'. */
    since: '',
  },
  /** Answers that only you can give, in whole sentences. Each becomes one more question on the home page. */
  terms: {
    /** How firm the price is, and for how long. */
    quoteValidity: '',
    /** Who holds the money in escrow. */
    escrowHolder: '',
    /** Whom the buyer pays, and when. */
    paymentTerms: '',
  },
  people: {
    heading: 'The people who write back',
    /** `{ name: …, role: …, city: …, photo: { file: …, alt: … } }` */
    entries: [],
  },
  factoryFloor: {
    heading: 'Seen on the factory floor',
    /** `{ file: …, alt: … }` */
    entries: [],
  },
  references: {
    heading: 'Ask the people who order through us',
    /** `{ name: …, says: …, href: 'https://…' }` */
    entries: [],
  },
}

const { quoteValidity, escrowHolder, paymentTerms } = evidence.terms

/** The terms that are filled in, each under its question. */
export const termEntries: FaqEntry[] = [
  { question: 'How long is the price of a quote firm?', answer: quoteValidity },
  { question: 'Who holds the money in escrow?', answer: escrowHolder },
  { question: 'Whom do I pay, and when?', answer: paymentTerms },
].filter(({ answer }) => answer)

/** Labels of the facts. */
export const evidenceLabels = {
  registration: 'Registration no.',
  since: 'Since',
  people: { one: 'person', other: 'people' },
  references: { one: 'reference', other: 'references' },
}
