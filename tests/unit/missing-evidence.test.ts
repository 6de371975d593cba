import { expect, it } from 'vitest'
import { specimen } from '../../scripts/local/specimen/evidence.ts'
import { missingEvidence } from '../../scripts/operate/missing-evidence.ts'
import { evidence } from '../../src/content/evidence.ts'

const missing = missingEvidence(evidence).map(({ message }) => message)

it('asks first for the facts that convince buyers most', () => {
  const order = [
    /refused/,
    /reject/,
    /legalName/,
    /registrationNumber/,
    /two references/,
    /Who do I pay/,
    /commission › percent/,
    /commission › minimum/,
    /inspector: /,
  ]
  const places = order.map((fact) =>
    missing.findIndex((message) => fact.test(message)),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((first, second) => first - second))
})

it('asks for each term that has no answer', () => {
  for (const { question } of evidence.terms) {
    expect(missing.join('\n')).toContain(question)
  }
})

it('asks for nothing if all facts are given', () => {
  expect(missingEvidence(specimen)).toEqual([])
})

it('asks for a second reference, and for the order behind each one', () => {
  const [first] = specimen.references.entries
  const { product, ...unnamed } = first ?? { name: '', href: '' }
  const references = { heading: '', entries: [unnamed] }
  const messages = missingEvidence({ ...specimen, references })
    .map(({ message }) => message)
    .join('\n')
  expect(messages).toMatch(/two references/)
  expect(messages).toMatch(/product, units and year/)
})
