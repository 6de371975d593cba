import type { Pitfall } from '../../content/types.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Paragraph } from '../../ui/Prose.tsx'
import rows from '../../ui/Rows.module.css'
import styles from './Pitfalls.module.css'

export function Pitfalls({ pitfalls }: { pitfalls: readonly Pitfall[] }) {
  return (
    <ul className={`ruled ${rows.rows}`}>
      {pitfalls.map(({ icon, title, problem, solution }) => (
        <li key={title} className="fold">
          <div className={styles.problem}>
            <Icon of={icon} />
            <div>
              <h3>{title}</h3>
              <Paragraph className="note">{problem}</Paragraph>
            </div>
          </div>
          <div className={styles.solution}>
            <Icon of="tick" />
            <Paragraph>{solution}</Paragraph>
          </div>
        </li>
      ))}
    </ul>
  )
}
