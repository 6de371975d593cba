import { labels } from '../content/labels.ts'
import type { ResearchType } from '../content/types.ts'
import styles from './TimelinePlot.module.css'

/** Kinds of research on one axis: the days on which a report may arrive. */
export function TimelinePlot({ types }: { types: readonly ResearchType[] }) {
  const first = Math.min(...types.map(({ days }) => days.from))
  const last = Math.max(...types.map(({ days }) => days.to))
  const axis = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const share = (days: number) => `${(days * 100) / axis.length}%`
  return (
    <div>
      {/* Sight alone needs the axis: every bar says its days. */}
      <div className="fold" aria-hidden="true">
        <p className={styles.unit}>{labels.day}</p>
        <div className={styles.axis}>
          {axis.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
      </div>
      <ul>
        {types.map(({ title, description, bestFor, timeline, days: { from, to } }) => (
          <li key={title} className={`fold ${styles.row}`}>
            <div className={`stack ${styles.words}`}>
              <h3>{title}</h3>
              <p className="soft">{description}</p>
              <dl>
                <dt className="label">{labels.bestFor}</dt>
                <dd>{bestFor}</dd>
              </dl>
            </div>
            <svg className={styles.bar} role="img" aria-label={timeline}>
              {axis.map((day) => (
                <line key={day} x1={share(day - first)} x2={share(day - first)} y2="100%" />
              ))}
              <rect x={share(from - first)} y="50%" width={share(to - from + 1)} height="3rem" />
              <text x={share(from - first)} y="50%" dy="-0.4em">
                {timeline}
              </text>
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}
