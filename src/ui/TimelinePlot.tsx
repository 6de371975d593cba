import { labels } from '../content/labels.ts'
import type { ResearchType } from '../content/types.ts'
import styles from './TimelinePlot.module.css'

/** The axis that all bars share: the days on which a report may arrive. */
function axisOf(types: readonly ResearchType[]): number[] {
  const first = Math.min(...types.map(({ days }) => days.from))
  const last = Math.max(...types.map(({ days }) => days.to))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Kinds of research on one axis of days: the work in outline, then the days of the report. */
export function TimelinePlot({ types }: { types: readonly ResearchType[] }) {
  const axis = axisOf(types)
  return (
    <div>
      <Axis axis={axis} />
      <ul>
        {types.map((type) => (
          <li key={type.title} className={`fold ${styles.row}`}>
            <div className={styles.words}>
              <h3>{type.title}</h3>
              <p className="soft">{type.description}</p>
              <dl className={styles.bestFor}>
                <dt className="label">{labels.bestFor}</dt>
                <dd>{type.bestFor}</dd>
              </dl>
            </div>
            <Bar axis={axis} timeline={type.timeline} days={type.days} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface BarProps extends Pick<ResearchType, 'timeline' | 'days'> {
  axis: number[]
}

function Bar({ axis, timeline, days: { from, to } }: BarProps) {
  // How much of the axis a number of its days takes up.
  const share = (length: number) => `${(length * 100) / axis.length}%`
  const start = share(axis.indexOf(from))
  return (
    <svg className={styles.bar} role="img" aria-label={timeline}>
      {axis.map((day, index) => (
        <line key={day} x1={share(index)} x2={share(index)} y2="100%" />
      ))}
      <rect className={styles.work} y="50%" width={start} height="3rem" />
      <rect x={start} y="50%" width={share(to - from + 1)} height="3rem" />
      <text x={start} y="50%" dy="-0.4em" paintOrder="stroke">
        {timeline}
      </text>
    </svg>
  )
}

// Sight alone needs the axis: every bar says its days.
function Axis({ axis }: Pick<BarProps, 'axis'>) {
  return (
    <div className="fold" aria-hidden="true">
      <p className={styles.unit}>{labels.day}</p>
      <div className={styles.axis}>
        {axis.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
    </div>
  )
}
