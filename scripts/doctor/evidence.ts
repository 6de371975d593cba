import type { Evidence } from '../../src/content/types.ts'

export function findMissingEvidence({ company, terms, ...lists }: Evidence): string[] {
  const facts = Object.entries({ ...company, ...terms }).filter(([, value]) => value === '')
  const empty = Object.entries(lists).filter(([, { entries }]) => entries.length === 0)
  return [...facts, ...empty].map(([name]) => name)
}
