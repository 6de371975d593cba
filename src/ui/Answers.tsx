import type { ReactNode } from 'react'
import styles from './Answers.module.css'
import { Prose } from './Prose.tsx'

interface Entry {
  label: string
  value: ReactNode
}

interface AnswersProps {
  entries: readonly Entry[]
  /** `sheet`: boxes below each other. `pairs`: two side by side if both fit. `band`: a row across the page. */
  as?: 'sheet' | 'pairs' | 'band'
}

/** Labelled facts. */
export function Answers({ entries, as = 'sheet' }: AnswersProps) {
  return (
    <dl className={styles[as]}>
      {entries.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{as === 'band' ? <Prose>{String(value)}</Prose> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
