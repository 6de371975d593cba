import type { Point } from '../content/types.ts'
import styles from './PointList.module.css'
import { Prose } from './Prose.tsx'

interface PointListProps {
  points: readonly Point[]
  /** How many stand side by side where there is room. */
  columns?: 1 | 2
}

/** Reasons, principles and advantages, numbered so that they can be counted and cited. */
export function PointList({ points, columns = 1 }: PointListProps) {
  return (
    <ol className={styles.points} data-columns={columns}>
      {points.map(({ title, description }) => (
        <li key={title} className={styles.point}>
          <h3>{title}</h3>
          <p className={styles.description}>
            <Prose>{description}</Prose>
          </p>
        </li>
      ))}
    </ol>
  )
}
