import { labels } from '../content/labels.ts'
import type { Point } from '../content/types.ts'
import { Prose } from './Prose.tsx'
import styles from './Steps.module.css'

/** Steps as labelled cartons on a conveyor, in the order in which they happen. */
export function Steps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, description }, index) => (
        <li key={title} className={styles.step}>
          <p className={styles.number}>
            <span className="visually-hidden">{labels.step} </span>
            <span className={styles.figure}>{index + 1}</span>
            <span aria-hidden="true" className={styles.of}>
              {labels.carton} {index + 1} / {steps.length}
            </span>
          </p>
          <div className={styles.label}>
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
