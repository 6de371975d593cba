import { labels } from '../../content/labels.ts'
import type { productResearch } from '../../content/product-research.ts'
import { Paragraph } from '../../ui/Prose.tsx'
import rows from '../../ui/Rows.module.css'
import styles from './TimelinePlot.module.css'

export function TimelinePlot({
  types,
}: {
  types: typeof productResearch.researchTypes.types
}) {
  const last = Math.max(...types.flatMap(({ timeline }) => numbersIn(timeline)))
  const days = Array.from({ length: last }, (_, index) => index + 1)
  return (
    <ul className={`ruled ${rows.rows}`}>
      {types.map(({ title, description, bestFor, timeline }) => (
        <li key={title} className="fold">
          <div className="stack">
            <h3 className={rows.title}>{title}</h3>
            <Paragraph className="note">{description}</Paragraph>
            <p>
              <strong>{labels.bestFor}</strong> {bestFor}
            </p>
          </div>
          <div>
            <Paragraph className={`${rows.title} ${styles.timeline}`}>
              {timeline}
            </Paragraph>
            <p className={styles.days} aria-hidden="true">
              {days.map((day) => (
                <span key={day} data-day={stageOn(day, numbersIn(timeline))}>
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

function stageOn(day: number, [from = 0, to = from]: number[]) {
  return day < from ? 'work' : day <= to && 'report'
}

function numbersIn(text: string): number[] {
  return text.match(/\d+/g)?.map(Number) ?? []
}
