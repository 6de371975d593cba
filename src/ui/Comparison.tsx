import type { Contrast, Sides } from '../content/types.ts'
import { Prose } from './Prose.tsx'
import styles from './Rows.module.css'

interface ComparisonProps {
  sides: Sides
  points: readonly Contrast[]
}

/** What an order is like without somebody on the spot, struck out, and with: a side of the fold each. */
export function Comparison({ sides, points }: ComparisonProps) {
  return (
    <ul className={styles.rows}>
      <li className={`fold ${styles.sides}`} aria-hidden="true">
        <span>{sides.without}</span>
        <span>{sides.within}</span>
      </li>
      {points.map(({ title, description, otherwise }) => (
        <li key={title} className="fold">
          <p className={styles.otherwise}>
            <span className="visually-hidden">{sides.without}: </span>
            <s>{otherwise}</s>
          </p>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p>
              <Prose>{description}</Prose>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
