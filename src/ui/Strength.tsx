import type { Stat } from '../content/types.ts'
import { Headline } from './Prose.tsx'
import styles from './Strength.module.css'

interface StrengthProps {
  /** What a visitor should remember, set as large as the page's own heading. */
  statement: string
  strengths: readonly Stat[]
}

/** What the service can do as one sentence and a few figures. */
export function Strength({ statement, strengths }: StrengthProps) {
  return (
    <>
      <Headline className={`headline ${styles.statement}`}>{statement}</Headline>
      <ul className={styles.strengths}>
        {strengths.map(({ number, label, note }) => (
          <li key={label} className="stack">
            <h3>
              <span>{number}</span> {label}
            </h3>
            <p className="soft">{note}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
