import type { Evidence, FaqEntry } from './types.ts'

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
   * Your own terms, in complete sentences. Each is the answer to a question in the home page's FAQ.
   */
  terms: {
    /** Whether a quoted price can change, and how long it is valid. */
    quoteValidity: '',
    /** Who holds the money in escrow. */
    escrowHolder: '',
    /** Who the buyer pays, and when. */
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

export const termEntries: FaqEntry[] = [
  { question: 'How long is a quoted price valid?', answer: quoteValidity },
  { question: 'Who holds the money in escrow?', answer: escrowHolder },
  { question: 'Who do I pay, and when?', answer: paymentTerms },
].filter(({ answer }) => answer)

export const evidenceLabels = {
  registration: 'Registration no.',
  since: 'Since',
  people: { one: 'person', other: 'people' },
  references: { one: 'reference', other: 'references' },
}
