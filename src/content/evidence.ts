import type { Evidence } from './types.ts'

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

/** Labels of the facts where they appear. */
export const evidenceLabels = {
  registration: 'Registration no.',
  since: 'Since',
  people: { one: 'person', other: 'people' },
  references: { one: 'reference', other: 'references' },
}
