import { sections } from './labels.ts'
import type { Evidence, Stat } from './types.ts'

/**
 * Facts that prove that your company exists. The footer, several pages and the structured data use
 * them. The site doesn't show an entry until you fill it in.
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
   * Answer these questions about your terms in complete sentences. "Where Your Money Goes" on the
   * sourcing page shows the questions that have an answer. `npm run doctor` lists the others.
   */
  terms: {
    'How long is the price valid? What if duties rise?': '',
    'Who do I pay, how much up front, and when is your fee due?': '',
    'Is the commission charged on the factory price alone?': '',
    'Who holds the money in escrow?': '',
    'Does the price include inspection, prep and labels?': '',
    'What does a sample cost?': '',
    'Do factories pay you? Will I see their invoices?': '',
    'Who is the seller, and who is the importer of record?': '',
    'Who pays if goods fail inspection, break or are refused? Are they insured?': '',
    'What do you do if a factory keeps the deposit?': '',
    'Can I reject a batch, or send my own inspector, before I pay the balance?': '',
    'Who owns the moulds if I leave?': '',
    'Where do you ship to, and how long does it take?': '',
  },
  people: {
    heading: 'Who You Will Hear From',
    /** Add each person as `{ name: …, role: …, city: …, photo: { file: …, alt: … } }` */
    entries: [],
  },
  factoryFloor: {
    heading: 'Photos from the Factory Floor',
    /** Add each photo as `{ file: …, alt: … }` */
    entries: [],
  },
  references: {
    heading: 'Ask Our Customers',
    /** Add each customer as `{ name: …, says: …, href: 'https://…' }` */
    entries: [],
  },
}

// The home and sourcing pages show these figures. Make sure that each note says what was counted.
export const figures = [
  {
    number: '500+',
    label: 'verified suppliers',
    note: ['See “', sections.verified, '”.'],
  },
  {
    number: '98%',
    label: 'quality pass rate',
    note: 'Orders that passed our inspection, some after the factory corrected a fault.',
  },
  {
    number: '30%',
    label: 'average cost savings',
    note: 'Saved on each delivered unit, compared with what the same buyers paid before.',
  },
  {
    number: '15 days',
    label: 'average sourcing time',
    note: 'From your brief to your choice of supplier.',
  },
] satisfies Stat[]

export const evidenceLabels = {
  registration: 'Registration no.',
  since: 'Since',
  people: { one: 'person', other: 'people' },
  references: { one: 'reference', other: 'references' },
}
