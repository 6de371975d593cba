import { labels } from '../content/labels.ts'
import type { Point } from '../content/types.ts'
import carton from './Carton.module.css'
import { Prose } from './Prose.tsx'
import styles from './Steps.module.css'

interface StepsProps {
  steps: readonly Point[]
  /** Whether there is no room for cartons on wide screens either. */
  isNarrow?: boolean
}

/** Steps as numbered cartons on a conveyor, in the order in which they happen. */
export function Steps({ steps, isNarrow }: StepsProps) {
  return (
    <ol className={`${styles.steps} ${isNarrow ? '' : styles.cartons}`}>
      {steps.map(({ title, description }, index) => (
        <li key={title} className={`${styles.step} ${isNarrow ? '' : carton.carton}`}>
          <p className={`daylight ${styles.number}`}>
            <span className="visually-hidden">{labels.step} </span>
            {index + 1}
          </p>
          <div className={`stack ${styles.label}`}>
            <h3>{title}</h3>
            <p>
              <Prose>{description}</Prose>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
