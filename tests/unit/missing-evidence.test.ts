import { expect, it } from 'vitest'
import { specimen } from '../../scripts/local/specimen/evidence.ts'
import { missingEvidence } from '../../scripts/operate/missing-evidence.ts'
import type { Evidence } from '../../src/content/types.ts'

/** The facts before the owner has given any. */
const noFacts: Evidence = {
  company: {
    legalName: '',
    registrationNumber: '',
    registerLink: '',
    streetAddress: '',
    telephone: '',
    hours: '',
    since: '',
  },
  fees: { perProject: {}, commission: {}, monthly: {} },
  terms: specimen.terms.map((term) => ({ ...term, answer: '' })),
  contract: { file: '', dated: '' },
  figures: { orders: '', period: '' },
  people: { heading: '', entries: [] },
  factoryFloor: { heading: '', entries: [] },
  references: { heading: '', entries: [] },
}

/** Returns what the doctor asks for, a sentence for each missing fact. */
const requestsFor = (facts: Evidence): string[] =>
  missingEvidence(facts).map(({ message }) => message)

it('asks first for the facts that convince buyers most', () => {
  const requests = requestsFor(noFacts)
  const mostConvincingFirst = [
    'refused',
    'reject',
    'legalName',
    'registrationNumber',
    'two references',
    'Who do I pay',
    'commission › percent',
    'commission › percentOf',
    'commission › minimum',
    'inspector: ',
  ]
  const places = mostConvincingFirst.map((fact) =>
    requests.findIndex((request) => request.includes(fact)),
  )
  expect(places).not.toContain(-1)
  const inOrder = places.toSorted((first, second) => first - second)
  expect(places).toEqual(inOrder)
})

it('asks for each term that has no answer', () => {
  const requests = requestsFor(noFacts).join('\n')
  for (const { question } of noFacts.terms) expect(requests).toContain(question)
})

it('asks for nothing if all facts are given', () => {
  expect(requestsFor(specimen)).toEqual([])
})

it('asks what the percentage of a monthly plan is charged on', () => {
  const monthly = { amount: 90, percent: 2 }
  const fees = { ...specimen.fees, monthly }
  expect(requestsFor({ ...specimen, fees })).toEqual([
    expect.stringContaining('monthly › percentOf'),
  ])
})

it('asks for a second reference if there is only one', () => {
  const entries = specimen.references.entries.slice(0, 1)
  const references = { ...specimen.references, entries }
  expect(requestsFor({ ...specimen, references })).toEqual([
    expect.stringContaining('two references'),
  ])
})

it("asks for the order behind each reference if one reference's is missing", () => {
  const [first, ...others] = specimen.references.entries
  const entries = [{ name: 'Ann', href: '', ...first, product: '' }, ...others]
  const references = { ...specimen.references, entries }
  expect(requestsFor({ ...specimen, references })).toEqual([
    expect.stringContaining('product, units and year'),
  ])
})
