import type { Point } from '../content/types.ts'
import { balancedRows } from './balanced-rows.ts'
import styles from './Rows.module.css'

interface LargePointsProps {
  points: readonly Point[]
  /** `columns`: side by side where there is room. `stacked`: the text is always below its title. */
  as?: 'columns' | 'stacked'
}

/** Points with large titles on the left of the fold and their texts on its right. */
export function LargePoints({ points, as }: LargePointsProps) {
  const form = as === 'columns' ? `${styles.columns} ${balancedRows(points.length, 5)}` : ''
  return (
    <ul className={`${styles.rows} ${form}`}>
      {points.map(({ title, description }) => (
        <li key={title} className={as ? 'stack' : 'fold'}>
          <h3 className={styles.title}>{title}</h3>
          <p className="note">{description}</p>
        </li>
      ))}
    </ul>
  )
}
