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

/** An answer that is blacked out. `length` is in ems, at most 20. */
export function Covered({ length }: { length: number }) {
  return (
    <svg className={styles.covered} viewBox="0 0 20 1.2" aria-hidden="true">
      <path d={`M0 0h${length}v1.2H0z`} fill="currentColor" />
    </svg>
  )
}
