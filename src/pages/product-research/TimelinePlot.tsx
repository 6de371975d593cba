import { labels } from '../../content/labels.ts'
import type { ResearchType } from '../../content/types.ts'
import { Paragraph } from '../../ui/Prose.tsx'
import rows from '../../ui/Rows.module.css'
import styles from './TimelinePlot.module.css'

/** Types of research, each with its working days and its possible delivery days. */
export function TimelinePlot({ types }: { types: readonly ResearchType[] }) {
  const last = Math.max(...types.map(({ days }) => days.to))
  const days = Array.from({ length: last }, (_, index) => index + 1)
  return (
    <ul className={`ruled ${rows.rows}`}>
      {types.map(({ title, description, bestFor, timeline, days: { from, to } }) => (
        <li key={title} className="fold">
          <div className="stack">
            <h3 className={rows.title}>{title}</h3>
            <Paragraph className="note">{description}</Paragraph>
            <p>
              <strong>{labels.bestFor}</strong> {bestFor}
            </p>
          </div>
          <div>
            <Paragraph className={`${rows.title} ${styles.timeline}`}>{timeline}</Paragraph>
            <p className={styles.days} aria-hidden="true">
              {days.map((day) => (
                <span key={day} data-day={day < from ? 'work' : day <= to && 'report'}>
                  {day}
                </span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
