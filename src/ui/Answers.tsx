import type { ReactNode } from 'react'
import styles from './Answers.module.css'

interface Entry {
  label: string
  value: ReactNode
}

interface AnswersProps {
  entries: readonly Entry[]
  /** Puts two entries side by side where both fit. */
  short?: boolean
}

/** Entries as the boxes of a sheet. */
export function Answers({ entries, short }: AnswersProps) {
  return (
    <dl className={`${styles.answers} ${short ? styles.short : ''}`}>
      {entries.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
