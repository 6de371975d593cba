import type { FeatureCard, Point } from '../content/types.ts'
import { balancedRows } from './balanced-rows.ts'
import { Paragraph, Prose } from './Prose.tsx'
import styles from './Rows.module.css'
import { Sign } from './Sign.tsx'

interface LargePointsProps {
  points: readonly (Point & Partial<FeatureCard>)[]
  most?: 2 | 3
}

/** A list with large titles. On wide screens, its points are side by side. */
export function LargePoints({ points, most }: LargePointsProps) {
  return (
    <ul
      className={`ruled ${styles.rows} ${styles.columns} ${balancedRows(points.length, most ?? 5)}`}
    >
      {points.map(({ icon, title, description }) => (
        <li key={title} className="stack">
          <h3 className={styles.title}>
            {icon && <Sign of={icon} />}
            <Prose>{title}</Prose>
          </h3>
          <Paragraph className="note">{description}</Paragraph>
        </li>
      ))}
    </ul>
  )
}
