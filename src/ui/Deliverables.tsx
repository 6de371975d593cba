import type { Deliverable } from '../content/types.ts'
import styles from './Deliverables.module.css'

/** What a visitor receives, as the dividers of one folder. */
export function Deliverables({ groups }: { groups: readonly Deliverable[] }) {
  return (
    <ul className={styles.folder}>
      {groups.map(({ title, description, items }) => (
        <li key={title} className={styles.divider}>
          <h3 className={styles.tab}>{title}</h3>
          <p className={styles.description}>{description}</p>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
