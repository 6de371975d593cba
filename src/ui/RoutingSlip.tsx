import { labels } from '../content/labels.ts'
import type { StampedPoint } from '../content/types.ts'
import { Prose } from './Prose.tsx'
import styles from './RoutingSlip.module.css'
import { Stamp } from './Stamp.tsx'

interface RoutingSlipProps {
  hands: readonly StampedPoint[]
  /** Whether they are steps of which only the first is done. Without, all of them have stamped it. */
  numbered?: boolean
}

/** The slip that travels with an order: a fold for each of the hands it goes through, and its stamp. */
export function RoutingSlip({ hands, numbered }: RoutingSlipProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={`daylight ${styles.slip}`}>
      {hands.map((hand, index) => (
        <li key={hand.title} className="stack">
          <div className="stack">
            {numbered && (
              <p className={styles.number}>
                <span className="visually-hidden">{labels.step} </span>
                {index + 1}
              </p>
            )}
            <h3>{hand.title}</h3>
          </div>
          <Prose className="soft">{hand.description}</Prose>
          <p className={styles.stamp}>
            <Stamp ink={numbered && index > 0 ? 'blank' : 'passed'}>{hand.stamp}</Stamp>
          </p>
        </li>
      ))}
    </List>
  )
}
