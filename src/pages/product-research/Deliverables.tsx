import type { Deliverable } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Paragraph, Prose } from '../../ui/Prose.tsx'
import styles from './Deliverables.module.css'

export function Deliverables({ groups }: { groups: readonly Deliverable[] }) {
  return (
    <ul
      className={`daylight carbon ${styles.document} ${balancedRows(groups.length)}`}
    >
      {groups.map(({ title, description, items }) => (
        <li key={title} className={styles.part}>
          <h3 className={styles.tab}>{title}</h3>
          <Paragraph>{description}</Paragraph>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Prose>{item}</Prose>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
