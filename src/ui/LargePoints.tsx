import type { Point } from '../content/types.ts'
import styles from './LargePoints.module.css'
import { Prose } from './Prose.tsx'

interface LargePointsProps {
  points: readonly Point[]
  /** Four side by side where there is room; those that are left over have a row of their own. */
  columns?: 1 | 4
}

/** Points that are read by their titles alone: large on the left of the fold, the rest on its right. */
export function LargePoints({ points, columns = 1 }: LargePointsProps) {
  return (
    <ul className={styles.points} data-columns={columns}>
      {points.map(({ title, description }) => (
        <li key={title} className="fold">
          <h3>{title}</h3>
          <p>
            <Prose>{description}</Prose>
          </p>
        </li>
      ))}
    </ul>
  )
}
