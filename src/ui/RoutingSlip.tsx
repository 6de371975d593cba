import { labels } from '../content/labels.ts'
import type { DocumentedPoint } from '../content/types.ts'
import { balancedRows } from './balanced-rows.ts'
import { Paragraph } from './Prose.tsx'
import styles from './RoutingSlip.module.css'

interface RoutingSlipProps {
  points: readonly DocumentedPoint[]
  /** Numbers the points as steps. */
  numbered?: boolean
}

/** A list styled as the slip that travels with an order, with one panel per item. */
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
          <Paragraph className="soft">{point.description}</Paragraph>
          <p className={styles.document}>{point.document}</p>
        </li>
      ))}
    </List>
  )
}
