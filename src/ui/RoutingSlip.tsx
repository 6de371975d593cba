import { labels } from '../content/labels.ts'
import type { Point, StampedPoint } from '../content/types.ts'
import { balancedRows } from './balanced-rows.ts'
import { Prose } from './Prose.tsx'
import styles from './RoutingSlip.module.css'
import { Stamp } from './Stamp.tsx'

interface RoutingSlipProps {
  points: readonly (Point | StampedPoint)[]
  /** Numbers the points as steps, of which only the first has stamped the slip. Otherwise all have. */
  numbered?: boolean
}

/** The slip that travels with an order: a panel for each point, with arrows between steps. */
export function RoutingSlip({ points, numbered }: RoutingSlipProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={`daylight carbon ${styles.slip} ${balancedRows(points.length)}`}>
      {points.map((point, index) => (
        <li key={point.title} className="stack">
          <div className="stack">
            {numbered && (
              <p className={`numeral ${styles.number}`}>
                <span className="visually-hidden">{labels.step} </span>
                {index + 1}
              </p>
            )}
            <h3 className="title">{point.title}</h3>
          </div>
          <p className="soft">
            <Prose>{point.description}</Prose>
          </p>
          {'stamp' in point && (
            <p className={styles.stamp}>
              <Stamp ink={numbered && index > 0 ? 'blank' : 'passed'}>{point.stamp}</Stamp>
            </p>
          )}
        </li>
      ))}
    </List>
  )
}
