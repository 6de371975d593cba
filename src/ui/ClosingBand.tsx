import { useId } from 'react'
import type { Closing } from '../content/types.ts'
import { ActionLink } from './ActionLink.tsx'
import styles from './ClosingBand.module.css'
import { Prose } from './Prose.tsx'

/** The dark band that ends a page: one sentence, one button, and what happens next in three words. */
export function ClosingBand({ heading, lede, action, next }: Closing) {
  const id = useId()
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className="spread">
        <div className={styles.words}>
          <h2 id={id}>{heading}</h2>
          <p className="lede">
            <Prose>{lede}</Prose>
          </p>
        </div>
        <div className={styles.act}>
          <ActionLink {...action} />
          <ol className={styles.next} aria-label="What happens next">
            {next.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
