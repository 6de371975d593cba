import type { Deliverable } from '../content/types.ts'
import styles from './Deliverables.module.css'
import { Prose } from './Prose.tsx'

/** What a visitor receives: a folder for each group, its name on the tab. */
export function Deliverables({ groups }: { groups: readonly Deliverable[] }) {
  return (
    <ul className={styles.folders}>
      {groups.map(({ title, description, items }) => (
        <li key={title} className={`daylight ${styles.folder}`}>
          <h3>{title}</h3>
          <div>
            <p>{description}</p>
            <ul>
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
