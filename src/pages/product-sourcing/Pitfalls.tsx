import type { Pitfall } from '../../content/types.ts'
import rows from '../../ui/Rows.module.css'
import { Icon } from './Icon.tsx'
import styles from './Pitfalls.module.css'

/** Pitfalls, struck out on the left of the fold, and what is done about each on its right. */
export function Pitfalls({ pitfalls }: { pitfalls: readonly Pitfall[] }) {
  return (
    <ul className={rows.rows}>
      {pitfalls.map(({ icon, title, problem, solution }) => (
        <li key={title} className="fold">
          <div>
            <h3 className={rows.struck}>{title}</h3>
            <p className="note">{problem}</p>
          </div>
          <div className={styles.solution}>
            <Icon name={icon} />
            <p>{solution}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
