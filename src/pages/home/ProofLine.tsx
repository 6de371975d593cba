import { evidence, evidenceLabels as labels } from '../../content/evidence.ts'

export function ProofLine() {
  const { company, people, references } = evidence
  const cities = [...new Set(people.entries.map(({ city }) => city))].join(', ')
  const proofs = [
    company.since && `${labels.since} ${company.since}`,
    people.entries.length > 0 &&
      `${counted(people.entries.length, labels.people)}: ${cities}`,
    references.entries.length > 0 &&
      counted(references.entries.length, labels.references),
  ].filter(Boolean)
  if (proofs.length === 0) return null
  return (
    <p className="note">
      <strong>{proofs.join(' · ')}</strong>
    </p>
  )
}

function counted(
  count: number,
  { one, other }: Record<'one' | 'other', string>,
) {
  return `${count} ${count === 1 ? one : other}`
}
