import type { ReactNode } from 'react'
import styles from './Answers.module.css'
import { Prose } from './Prose.tsx'

interface Entry {
  label: string
  value: ReactNode
}

interface AnswersProps {
  entries: readonly Entry[]
  /**
   * `sheet` has one entry per row, `pairs` has up to two, and `band` has up to four. `record` is a
   * table whose first column has the labels.
   */
  as?: 'sheet' | 'pairs' | 'band' | 'record'
}

export function Answers({ entries, as = 'sheet' }: AnswersProps) {
  if (entries.length === 0) return null
  return (
    <dl className={styles[as]}>
      {entries.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{typeof value === 'string' ? <Prose>{value}</Prose> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
