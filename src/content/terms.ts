import { evidence } from './evidence.ts'
import { evidenceLabels } from './evidence-labels.ts'
import { feeInShort } from './fees.ts'
import type { LabelField, Term, TermTopic } from './types.ts'

// These are functions, so that builds can omit this module if the owner has given no terms.

/** Returns the terms that the owner has answered. */
export function answeredTerms(): Term[] {
  return evidence.terms.filter(({ answer }) => answer)
}

export function termGroups() {
  const terms = answeredTerms()
  const names = [...new Set(terms.map(({ group }) => group))]
  return names.map((name) => ({
    name,
    terms: terms.filter(({ group }) => group === name),
  }))
}

export function termsAbout(...topics: TermTopic[]): Term[] {
  const terms = answeredTerms()
  return topics.flatMap(
    (topic) => terms.find((term) => term.topic === topic) ?? [],
  )
}

/** Returns the money facts in a few words, for the band under the hero of a service. */
export function moneyBand(): LabelField[] {
  return [
    ...feeField(evidenceLabels.fee),
    ...termFields('payment', 'liability', 'validity'),
  ]
}

/** Returns the same for research, which has a price of its own. The fee is only for goods. */
export function reportBand(): LabelField[] {
  return [
    ...termFields('report'),
    ...feeField(evidenceLabels.feeForGoods),
    ...termFields('payment', 'liability'),
  ]
}

function feeField(label: string): LabelField[] {
  const fee = feeInShort()
  return fee ? [{ label, value: fee }] : []
}

function termFields(...topics: TermTopic[]): LabelField[] {
  return termsAbout(...topics).map(({ topic, inShort, answer }) => ({
    label: topic ? evidenceLabels.topics[topic] : '',
    value: inShort || answer,
  }))
}

/** Returns the orders behind the company's figures, or undefined if a fact is missing. */
export function countedOrders(): string | undefined {
  const { orders, period } = evidence.figures
  if (!orders || !period) return undefined
  return `${orders} ${evidenceLabels.orders}, ${period}`
}
