import type { ReactNode } from 'react'
import type { FeatureCard, Point } from '../content/types.ts'
import { balancedRows } from './balanced-rows.ts'
import { Icon } from './Icon.tsx'
import { Paragraph, Prose } from './Prose.tsx'
import styles from './Rows.module.css'

export function PointRows({
  points,
}: {
  points: readonly (Point & { link?: ReactNode })[]
}) {
  return (
    <ul className={`ruled ${styles.rows} ${styles.lines}`}>
      {points.map(({ title, description, link }) => (
        <li key={title} className="fold">
          <h3>
            <Prose>{title}</Prose>
          </h3>
          <div className="cluster">
            <Paragraph className="note">{description}</Paragraph>
            {link}
          </div>
        </li>
      ))}
    </ul>
  )
}

interface LargePointsProps {
  points: readonly (Point & Partial<FeatureCard>)[]
  most?: 2 | 3 | 5
}

export function LargePoints({ points, most = 5 }: LargePointsProps) {
  return (
    <ul
      className={`ruled ${styles.rows} ${styles.columns} ${balancedRows(points.length, most)}`}
    >
      {points.map(({ icon, title, description }) => (
        <li key={title} className="stack">
          <h3 className={styles.title}>
            {icon && <Icon of={icon} />}
            <Prose>{title}</Prose>
          </h3>
          <Paragraph className="note">{description}</Paragraph>
        </li>
      ))}
    </ul>
  )
}
