import { useId } from 'react'
import type { Closing } from '../content/types.ts'
import { ActionLink } from './ActionLink.tsx'
import styles from './ClosingBand.module.css'
import { JobDrawing } from './drawings/JobDrawing.tsx'
import { Paragraph } from './Prose.tsx'

export function ClosingBand({ heading, lede, action, job }: Closing) {
  const id = useId()
  return (
    <section className={`sea ${styles.band}`} aria-labelledby={id}>
      <div className="spread fold">
        <h2 id={id}>{heading}</h2>
        <Paragraph className="lede">{lede}</Paragraph>
        <div className={styles.act}>
          <ActionLink {...action} />
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
