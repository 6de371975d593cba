import type { StampedPoint } from '../content/types.ts'
import { Prose } from './Prose.tsx'
import styles from './RoutingSlip.module.css'
import { Stamp } from './Stamp.tsx'

/** The slip that travels with an order: a fold for each of the hands it goes through, and its stamp. */
export function RoutingSlip({ hands }: { hands: readonly StampedPoint[] }) {
  return (
    <ul className={`daylight ${styles.slip}`}>
      {hands.map((hand) => (
        <li key={hand.title} className="stack">
          <h3>{hand.title}</h3>
          <Prose className="soft">{hand.description}</Prose>
          <p className={styles.stamp}>
            <Stamp ink="passed">{hand.stamp}</Stamp>
          </p>
        </li>
      ))}
    </ul>
  )
}
