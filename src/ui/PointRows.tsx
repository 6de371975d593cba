import type { ReactNode } from 'react'
import type { Point } from '../content/types.ts'
import { Paragraph, Prose } from './Prose.tsx'
import styles from './Rows.module.css'

interface PointRowsProps {
  points: readonly (Point & { link?: ReactNode })[]
}

/** A list with one point per row. On wide screens, the description is beside the title. */
export function PointRows({ points }: PointRowsProps) {
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
