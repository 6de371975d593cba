import type { Point } from '../content/types.ts'
import { balancedRows } from './balanced-rows.ts'
import { Paragraph, Prose } from './Prose.tsx'
import styles from './Rows.module.css'

/** A list with large titles. On wide screens, its points are side by side. */
export function LargePoints({ points, most = 5 }: { points: readonly Point[]; most?: 2 | 5 }) {
  return (
    <ul className={`ruled ${styles.rows} ${styles.columns} ${balancedRows(points.length, most)}`}>
      {points.map(({ title, description }) => (
        <li key={title} className="stack">
          <h3 className={styles.title}>
            <Prose>{title}</Prose>
          </h3>
          <Paragraph className="note">{description}</Paragraph>
        </li>
      ))}
    </ul>
  )
}
