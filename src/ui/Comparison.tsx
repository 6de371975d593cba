import type { ComparisonSides, Contrast } from '../content/types.ts'
import styles from './Comparison.module.css'
import { Prose } from './Prose.tsx'

interface ComparisonProps extends ComparisonSides {
  points: readonly Contrast[]
}

/** What an order is like without somebody on the spot, struck out, and with: a side of the fold each. */
export function Comparison({ without, within, points }: ComparisonProps) {
  return (
    <div>
      <p className={`fold ${styles.head}`} aria-hidden="true">
        <span>{without}</span> <span>{within}</span>
      </p>
      <ul>
        {points.map(({ title, description, otherwise }) => (
          <li key={title} className={`fold ${styles.row}`}>
            <p className={styles.otherwise}>
              <span className="visually-hidden">{without}: </span>
              <s>{otherwise}</s>
            </p>
            <div className={styles.point}>
              <h3>{title}</h3>
              <p className="soft">
                <Prose>{description}</Prose>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
