import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { evidence } from '../../content/evidence.ts'
import { evidenceLabels as labels } from '../../content/evidence-labels.ts'
import styles from './ProofLine.module.css'

/** Links to the people and the references, in the first screen. */
export function ProofLine() {
  const { company, people, references } = evidence
  const cities = [...new Set(people.entries.map(({ city }) => city))].join(', ')
  const proofs: ReactNode[] = [
    company.since && `${labels.since} ${company.since}`,
    people.entries.length > 0 && (
      <Link href={labels.links.people}>
        {`${counted(people.entries.length, labels.people)}: ${cities}`}
      </Link>
    ),
    references.entries.length > 0 && (
      <Link href={labels.links.references}>
        {counted(references.entries.length, labels.references)}
      </Link>
    ),
  ].filter(Boolean)
  if (proofs.length === 0) return null
  return (
    <ul className={`note ${styles.proofs}`}>
      {proofs.map((proof, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>{proof}</li>
      ))}
    </ul>
  )
}

function counted(
  count: number,
  { one, other }: Record<'one' | 'other', string>,
) {
  return `${count} ${count === 1 ? one : other}`
}
