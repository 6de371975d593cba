import type { Point } from '../content/types.ts'
import styles from './Principles.module.css'

/** Principles of the form "No order without a sample": what is refused, and on the fold until when. */
export function Principles({ principles }: { principles: readonly Point[] }) {
  return (
    <ol className={styles.principles}>
      {principles.map(({ title, description }) => {
        const [refused, condition] = title.split(/ (?=without )/)
        return (
          <li key={title}>
            <h3 className={`fold ${styles.title}`}>
              <span className={styles.refused}>{refused} </span>
              <span>{condition}</span>
            </h3>
            <p>{description}</p>
          </li>
        )
      })}
    </ol>
  )
}
