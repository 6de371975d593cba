import type { Evidence, Term, TermTopic } from '../../src/content/types.ts'
import type { Finding } from './variables.ts'

interface Fact {
  /** The fact itself, or whether it is given. */
  given: unknown
  name: string
}

/** Lists the facts that the owner hasn't given, beginning with those that convince buyers most. */
export function missingEvidence(evidence: Evidence): Finding[] {
  const missing = factsOf(evidence).filter(({ given }) => !given)
  return missing.map(({ name }) => ({
    level: 'warning',
    about: 'Evidence',
    message: `src/content/evidence.ts lacks ${name}`,
  }))
}

function factsOf({
  company,
  fees,
  terms,
  contract,
  figures,
  people,
  references,
  factoryFloor,
}: Evidence): Fact[] {
  const termsOn = (topic: TermTopic | undefined) =>
    terms.filter((term) => term.topic === topic).map(answerOf)
  const hasPersonFor = (task: 'inspects' | 'replies') =>
    people.entries.some((person) => person.task === task)
  const hasEveryOrder = references.entries.every(
    ({ product, units, year }) => product && units && year,
  )
  // The facts that convince buyers most come first.
  return [
    ...termsOn('liability'),
    ...termsOn('rejection'),
    { given: company.legalName, name: 'company › legalName' },
    { given: company.registrationNumber, name: 'company › registrationNumber' },
    { given: company.registerLink, name: 'company › registerLink' },
    {
      given: references.entries.length >= 2,
      name: 'two references who answer questions',
    },
    {
      given: hasEveryOrder,
      name: 'references › the product, units and year of each',
    },
    ...termsOn('payment'),
    { given: fees.commission.percent, name: 'fees › commission › percent' },
    { given: fees.commission.percentOf, name: 'fees › commission › percentOf' },
    { given: fees.commission.minimum, name: 'fees › commission › minimum' },
    { given: fees.perProject.amount, name: 'fees › perProject › amount' },
    { given: fees.monthly.amount, name: 'fees › monthly › amount' },
    {
      given: !fees.monthly.percent || fees.monthly.percentOf,
      name: 'fees › monthly › percentOf',
    },
    {
      given: hasPersonFor('inspects'),
      name: "people › the inspector: task: 'inspects'",
    },
    {
      given: hasPersonFor('replies'),
      name: "people › who replies: task: 'replies'",
    },
    {
      given: figures.orders,
      name: 'figures › orders, which the 98% and 30% are counted from',
    },
    { given: figures.period, name: 'figures › period' },
    { given: company.telephone, name: 'company › telephone' },
    { given: company.hours, name: 'company › hours' },
    { given: company.streetAddress, name: 'company › streetAddress' },
    { given: company.since, name: 'company › since' },
    ...termsOn('kickbacks'),
    ...termsOn('validity'),
    ...termsOn('sample'),
    ...termsOn('report'),
    // Most terms have no topic.
    ...termsOn(undefined),
    { given: contract.file, name: 'contract › file' },
    { given: contract.dated, name: 'contract › dated' },
    { given: factoryFloor.entries.length, name: 'factoryFloor › photos' },
  ]
}

function answerOf({ question, answer }: Term): Fact {
  return { given: answer, name: `terms › ${question}` }
}
