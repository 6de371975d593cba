import type { Point } from '../content/types.ts'
import { balancedRows } from './balanced-rows.ts'
import { Paragraph, Prose } from './Prose.tsx'
import styles from './Rows.module.css'

interface LargePointsProps {
  points: readonly Point[]
  /** Side by side where there is room, each text below its title. */
  as?: 'columns'
}

/** Points with large titles on the left of the fold and their texts on its right. */
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
