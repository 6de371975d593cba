import type { Point } from '../content/types.ts'
import { Prose } from './Prose.tsx'
import styles from './Steps.module.css'

/** Steps as carton labels on a conveyor, in the order in which they happen. */
export function Steps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, description }, index) => (
        <li key={title} className={styles.step}>
          <p className={styles.number}>
            <span className="visually-hidden">Step </span>
            <span className={styles.figure}>{index + 1}</span>
            <span aria-hidden="true" className={styles.of}>
              CTN {index + 1} / {steps.length}
            </span>
          </p>
          <h3>{title}</h3>
          <p className={styles.description}>
            <Prose>{description}</Prose>
          </p>
        </li>
      ))}
    </ol>
  )
}
