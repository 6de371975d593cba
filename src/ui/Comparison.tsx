import type { Contrast } from '../content/types.ts'
import { Prose } from './Prose.tsx'
import styles from './Rows.module.css'

interface ComparisonProps {
  /** What is struck out, for those who do not see it. */
  without: string
  points: readonly Contrast[]
}

/** What an order is like without somebody on the spot, struck out, and with: a side of the fold each. */
export function Comparison({ without, points }: ComparisonProps) {
  return (
    <ul className={styles.rows}>
      {points.map(({ title, description, otherwise }) => (
        <li key={title} className="fold">
          <p className={styles.otherwise}>
            <span className="visually-hidden">{without}: </span>
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
