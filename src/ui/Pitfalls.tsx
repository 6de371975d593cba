import type { Pitfall } from '../content/types.ts'
import { Icon } from './Icon.tsx'
import styles from './Pitfalls.module.css'

/** Pitfalls as a ledger is corrected: the wrong entry is struck and stays legible, the right one follows. */
export function Pitfalls({ pitfalls }: { pitfalls: readonly Pitfall[] }) {
  return (
    <ul className={styles.ledger}>
      {pitfalls.map(({ icon, title, problem, solution }) => (
        <li key={title} className={`fold ${styles.entry}`}>
          <div className={styles.wrong}>
            <h3 className={styles.title}>
              <del>{title}</del>
            </h3>
            <p className="soft">{problem}</p>
          </div>
          <p className={styles.right}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <ins>{solution}</ins>
          </p>
        </li>
      ))}
    </ul>
  )
}
