import type { Deliverable } from '../../content/types.ts'
import { Prose } from '../../ui/Prose.tsx'
import styles from './Deliverables.module.css'

/** What a visitor receives: one document, with an index tab for each group. */
export function Deliverables({ groups }: { groups: readonly Deliverable[] }) {
  return (
    <ul className={`daylight ${styles.document}`}>
      {groups.map(({ title, description, items }) => (
        <li key={title} className={styles.part}>
          <h3 className={styles.tab}>{title}</h3>
          <p>{description}</p>
          <ul>
            {items.map((item) => (
              <Prose as="li" key={item}>
                {item}
              </Prose>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
