import type { PackingListHead, StampedPoint } from '../content/types.ts'
import { Prose } from './Prose.tsx'
import styles from './RoutingSlip.module.css'
import { SlidingRow } from './SlidingRow.tsx'
import { Stamp } from './Stamp.tsx'

interface RoutingSlipProps extends PackingListHead {
  hands: readonly StampedPoint[]
}

/** The slip that travels with an order: a column for each of the hands it goes through, and its stamp. */
export function RoutingSlip({ title, note, hands }: RoutingSlipProps) {
  return (
    <SlidingRow label={title}>
      <div className={styles.slip}>
        <p className={styles.head}>
          <span>{title}</span> <span className="label">{note}</span>
        </p>
        <ul className={styles.hands}>
          {hands.map((hand) => (
            <li key={hand.title}>
              <h3>{hand.title}</h3>
              <p className="soft">
                <Prose>{hand.description}</Prose>
              </p>
              <p className={styles.stamp}>
                <Stamp ink="passed">{hand.stamp}</Stamp>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </SlidingRow>
  )
}
