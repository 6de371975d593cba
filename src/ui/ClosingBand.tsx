import { useId } from 'react'
import { labels } from '../content/labels.ts'
import type { Closing } from '../content/types.ts'
import { ActionLink } from './ActionLink.tsx'
import styles from './ClosingBand.module.css'
import { JobDrawing } from './JobDrawing.tsx'
import { Paragraph } from './Prose.tsx'

export function ClosingBand({ heading, lede, action, job }: Closing) {
  const id = useId()
  return (
    <section className={`sea ${styles.band}`} aria-labelledby={id}>
      <div className="spread fold">
        <h2 id={id}>{heading}</h2>
        <Paragraph className="lede">{lede}</Paragraph>
        <div className={`stack ${styles.act}`}>
          <ActionLink {...action} />
          <ol className={`soft cluster ${styles.next}`} aria-label={labels.next.heading}>
            {labels.next.steps.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ol>
        </div>
        {job && (
          <div className={`on-edge ${styles.job}`}>
            <JobDrawing of={job} atEnd />
          </div>
        )}
      </div>
    </section>
  )
}
