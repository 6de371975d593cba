import type { Point } from '../content/types.ts'
import styles from './Stops.module.css'

/** What happens one after the other, as the stops of a route from top to bottom. */
export function Stops({ stops }: { stops: readonly Point[] }) {
  return (
    <ol className={styles.stops}>
      {stops.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="soft">{description}</p>
        </li>
      ))}
    </ol>
  )
}
