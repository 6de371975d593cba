import type { Pitfall } from '../../content/types.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Prose } from '../../ui/Prose.tsx'
import styles from '../../ui/Rows.module.css'

/** Pitfalls, struck out on the left of the fold, and what is done about each on its right. */
export function Pitfalls({ pitfalls }: { pitfalls: readonly Pitfall[] }) {
  return (
    <ul className={styles.rows}>
      {pitfalls.map(({ icon, title, problem, solution }) => (
        <li key={title} className="fold">
          <div>
            <h3 className={styles.struck}>{title}</h3>
            <p className="note">{problem}</p>
          </div>
          <div className={styles.answer}>
            <Icon name={icon} />
            <Prose>{solution}</Prose>
          </div>
        </li>
      ))}
    </ul>
  )
}
