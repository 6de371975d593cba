import type { Point } from '../content/types.ts'
import { balancedRows } from './balanced-rows.ts'
import { Paragraph, Prose } from './Prose.tsx'
import styles from './Rows.module.css'

interface LargePointsProps {
  points: readonly Point[]
  /** `columns`: side by side if there is room, with each description below its title. */
  as?: 'columns'
}

/** A list with large titles. On wide screens, its descriptions are on the right. */
export function LargePoints({ points, as }: LargePointsProps) {
  return (
    <ul
      className={`ruled ${styles.rows} ${as ? `${styles[as]} ${balancedRows(points.length, 5)}` : ''}`}
    >
      {points.map(({ title, description }) => (
        <li key={title} className={as ? 'stack' : 'fold'}>
          <h3 className={styles.title}>
            <Prose>{title}</Prose>
          </h3>
          <Paragraph className="note">{description}</Paragraph>
        </li>
      ))}
    </ul>
  )
}
