import { evidence } from './evidence.ts'
import { evidenceLabels } from './evidence-labels.ts'
import { feeInShort } from './fees.ts'
import { answeredTerms } from './terms.ts'

// A build replaces this module by its values (`vite.config.ts`), so that visitors don't download all
// facts and the code that reads them with every page.

const { company, people, references, factoryFloor } = evidence
const { legalName, registrationNumber, streetAddress, telephone } = company

/** The facts in the header and the footer of every page. */
export const inShell = {
  legalName,
  telephone,
  lines: [
    legalName,
    registrationNumber && `${evidenceLabels.registration} ${registrationNumber}`,
    streetAddress,
  ].filter(Boolean),
}

/** Whether the owner has given each kind of fact. */
export const hasFee = feeInShort() !== undefined
export const hasTerms = answeredTerms().length > 0
export const hasPeople = people.entries.length > 0
export const hasReferences = references.entries.length > 0
export const hasPhotos = factoryFloor.entries.length > 0
export const hasRecord = Object.values(company).some(Boolean) || hasFee
export const hasContact =
  hasRecord || people.entries.some(({ task }) => task === 'replies')
