import type { Pitfall } from '../content/types.ts'
import { Icon } from './Icon.tsx'
import styles from './Pitfalls.module.css'

/** Pitfalls as a ledger is corrected: the wrong entry is struck and stays legible, the right one follows. */
export function Pitfalls({ pitfalls }: { pitfalls: readonly Pitfall[] }) {
  return (
    <ul className={styles.ledger}>
      {pitfalls.map(({ icon, title, problem, solution }) => (
        <li key={title} className={styles.entry}>
          <h3 className={styles.title}>
            <Icon name={icon} />
            {title}
          </h3>
          <div className={styles.problem}>
            <p className="label">Problem</p>
            <p>
              <del>{problem}</del>
            </p>
          </div>
          <div className={styles.solution}>
            <p className="label">Solution</p>
            <p>
              <ins>{solution}</ins>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
