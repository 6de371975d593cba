import type { Evidence, Term, TermTopic } from '../../src/content/types.ts'
import type { Finding } from './variables.ts'

type Fact = [isGiven: unknown, what: string]

/** Lists the facts that the owner hasn't given, beginning with those that convince buyers most. */
export function missingEvidence(evidence: Evidence): Finding[] {
  return factsOf(evidence)
    .filter(([isGiven]) => !isGiven)
    .map(([, what]) => {
      return ['warning', 'Evidence', `src/content/evidence.ts lacks ${what}`]
    })
}

function factsOf({
  company,
  fees,
  terms,
  contract,
  people,
  references,
  factoryFloor,
}: Evidence): Fact[] {
  const termsOn = (...topics: (TermTopic | undefined)[]) =>
    topics.flatMap((topic) =>
      terms.filter((term) => term.topic === topic).map(answerOf),
    )
  const isDone = (task: 'inspects' | 'replies') =>
    people.entries.some((person) => person.task === task)
  const orders = references.entries.map(
    ({ product, units, year }) => product && units && year,
  )
  return [
    ...termsOn('liability', 'rejection'),
    [company.legalName, 'company › legalName'],
    [company.registrationNumber, 'company › registrationNumber'],
    [company.registerLink, 'company › registerLink'],
    [references.entries.length >= 2, 'two references who answer questions'],
    [orders.every(Boolean), 'references › the product, units and year of each'],
    ...termsOn('payment'),
    [fees.commission.percent, 'fees › commission › percent'],
    [fees.commission.minimum, 'fees › commission › minimum'],
    [fees.perProject.amount, 'fees › perProject › amount'],
    [fees.monthly.amount, 'fees › monthly › amount'],
    [isDone('inspects'), "people › the inspector: task: 'inspects'"],
    [isDone('replies'), "people › who replies: task: 'replies'"],
    [company.telephone, 'company › telephone'],
    [company.hours, 'company › hours'],
    [company.streetAddress, 'company › streetAddress'],
    [company.since, 'company › since'],
    ...termsOn('kickbacks', 'validity', 'sample', undefined),
    [contract.file, 'contract › file'],
    [contract.dated, 'contract › dated'],
    [factoryFloor.entries.length, 'factoryFloor › photos'],
  ]
}

function answerOf({ question, answer }: Term): Fact {
  return [answer, `terms › ${question}`]
}
