import type { Pitfall } from '../../content/types.ts'
import { Cross } from '../../ui/Cross.tsx'
import { Paragraph } from '../../ui/Prose.tsx'
import rows from '../../ui/Rows.module.css'
import { Tick } from '../../ui/Tick.tsx'
import { Icon } from './Icon.tsx'
import styles from './Pitfalls.module.css'

export function Pitfalls({ pitfalls }: { pitfalls: readonly Pitfall[] }) {
  return (
    <ul className={`ruled ${rows.rows}`}>
      {pitfalls.map(({ icon, title, problem, solution }) => (
        <li key={title} className="fold">
          <div className={styles.problem}>
            <Icon name={icon} />
            <div>
              <h3 className={rows.crossed}>
                <Cross /> {title}
              </h3>
              <Paragraph className="note">{problem}</Paragraph>
            </div>
          </div>
          <div className={styles.solution}>
            <Tick />
            <Paragraph>{solution}</Paragraph>
          </div>
        </li>
      ))}
    </ul>
  )
}
