import type { Stat } from '../content/types.ts'
import { Headline } from './Prose.tsx'
import styles from './Strength.module.css'

interface StrengthProps {
  /** What a visitor should remember, set as large as the page's own heading. */
  statement: string
  origins: readonly string[]
  strengths: readonly Stat[]
}

/** What the service can do as one sentence and a few figures, the first with the countries it counts. */
export function Strength({ statement, origins, strengths }: StrengthProps) {
  return (
    <>
      <p className={styles.statement}>
        <Headline>{statement}</Headline>
      </p>
      <ul className={styles.strengths}>
        {strengths.map(({ number, label, note }, index) => (
          <li key={label} className={styles.strength}>
            <h3>
              <span className={styles.number}>{number}</span> {label}
            </h3>
            <p className="soft">{note}</p>
            {index === 0 && (
              <ul className={styles.origins}>
                {origins.map((origin) => (
                  <li key={origin}>{origin}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
