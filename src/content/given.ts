import { evidence } from './evidence.ts'
import { feeInShort } from './fees.ts'
import { answeredTerms } from './terms.ts'

/**
 * Whether the owner has given each kind of fact. A build replaces these names by their values
 * (`vite.config.ts`), so that visitors don't download code for facts that aren't shown.
 */
const { company, people, references, factoryFloor } = evidence
export const hasFee = feeInShort() !== undefined
export const hasTelephone = company.telephone !== ''
export const hasTerms = answeredTerms().length > 0
export const hasPeople = people.entries.length > 0
export const hasReferences = references.entries.length > 0
export const hasPhotos = factoryFloor.entries.length > 0
export const hasRecord = Object.values(company).some(Boolean) || hasFee
export const hasContact =
  hasRecord || people.entries.some(({ task }) => task === 'replies')
