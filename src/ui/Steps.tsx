import type { Step } from '../content/types.ts'
import { Prose } from './Prose.tsx'
import styles from './Steps.module.css'

/** Steps as carton labels on a conveyor, in the order in which they happen. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ number, title, description }) => (
        <li key={number} className={styles.step}>
          <p className={styles.number}>
            <span className="visually-hidden">Step </span>
            <span className={styles.figure}>{number}</span>
            <span aria-hidden="true" className={styles.of}>
              CTN {number} / {steps.length}
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
