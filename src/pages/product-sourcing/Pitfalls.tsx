import type { Pitfall } from '../../content/types.ts'
import { Cross } from '../../ui/Cross.tsx'
import { Prose } from '../../ui/Prose.tsx'
import rows from '../../ui/Rows.module.css'
import { Icon } from './Icon.tsx'
import styles from './Pitfalls.module.css'

/** Pitfalls, each with a cross, on the left of the fold, and what we do about them on its right. */
export function Pitfalls({ pitfalls }: { pitfalls: readonly Pitfall[] }) {
  return (
    <ul className={`ruled ${rows.rows}`}>
      {pitfalls.map(({ icon, title, problem, solution }) => (
        <li key={title} className="fold">
          <div>
            <h3 className={rows.crossed}>
              <Cross /> {title}
            </h3>
            <p className="note">
              <Prose>{problem}</Prose>
            </p>
          </div>
          <div className={styles.solution}>
            <Icon name={icon} />
            <p>
              <Prose>{solution}</Prose>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
