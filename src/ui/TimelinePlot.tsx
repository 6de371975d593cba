import type { ResearchType } from '../content/types.ts'
import styles from './TimelinePlot.module.css'

// The axis that all bars share: the days on which a report may arrive.
const days = [3, 4, 5, 6, 7, 8, 9, 10] as const

/** Kinds of research on one axis of days: the work in outline, then the days of the report. */
export function TimelinePlot({ types }: { types: readonly ResearchType[] }) {
  return (
    <div>
      <Axis />
      <ul>
        {types.map((type) => (
          <li key={type.title} className={styles.row}>
            <div className={styles.words}>
              <h3>{type.title}</h3>
              <p className="soft">{type.description}</p>
              <dl className={styles.bestFor}>
                <dt className="label">Best for</dt>
                <dd>{type.bestFor}</dd>
              </dl>
            </div>
            <Bar timeline={type.timeline} days={type.days} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Bar({ timeline, days: { from, to } }: Pick<ResearchType, 'timeline' | 'days'>) {
  const start = share(from - days[0])
  return (
    <svg className={styles.bar} role="img" aria-label={timeline}>
      <rect className={styles.work} y="50%" width={start} height="2.25rem" />
      <rect x={start} y="50%" width={share(to - from + 1)} height="2.25rem" />
      <text x={start} y="50%" dy="-0.75rem" paintOrder="stroke">
        {timeline}
      </text>
    </svg>
  )
}

// How much of the axis a number of its days takes up.
function share(length: number): string {
  return `${(length * 100) / days.length}%`
}

// Sight alone needs the axis: every bar says its days.
function Axis() {
  return (
    <div className={styles.axis} aria-hidden="true">
      {days.map((day) => (
        <span key={day}>
          <span className={styles.unit}>Day </span>
          {day}
        </span>
      ))}
    </div>
  )
}
