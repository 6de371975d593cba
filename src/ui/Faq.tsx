import type { FaqEntry } from '../content/types.ts'
import styles from './Faq.module.css'
import { Prose } from './Prose.tsx'

/** Questions that the browser opens and closes by itself; every answer is in the page. */
export function Faq({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className={styles.faq}>
      {entries.map(({ question, answer }) => (
        <details key={question} className={styles.entry}>
          <summary className={styles.question}>
            <h3>{question}</h3>
          </summary>
          <p className={styles.answer}>
            <Prose>{answer}</Prose>
          </p>
        </details>
      ))}
    </div>
  )
}
