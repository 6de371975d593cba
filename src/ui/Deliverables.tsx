import type { Deliverable } from '../content/types.ts'
import styles from './Deliverables.module.css'
import { Prose } from './Prose.tsx'

/** What a visitor receives, as the dividers of one card index. */
export function Deliverables({ groups }: { groups: readonly Deliverable[] }) {
  return (
    <ul className={styles.index}>
      {groups.map(({ title, description, items }) => (
        <li key={title} className={styles.divider}>
          <h3 className={styles.tab}>{title}</h3>
          <div className={`fold ${styles.card}`}>
            <p className={styles.description}>{description}</p>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>
                  <Prose>{item}</Prose>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
