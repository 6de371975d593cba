import type { CallToAction, FaqEntry } from '../content/types.ts'
import { ActionLink } from './ActionLink.tsx'
import styles from './Faq.module.css'
import { Prose } from './Prose.tsx'

interface FaqProps {
  entries: readonly FaqEntry[]
  /** For who has another question. */
  action: CallToAction
}

/** Questions that the browser opens and closes by itself; every answer is in the page. */
export function Faq({ entries, action }: FaqProps) {
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
      <p className={styles.entry}>
        <ActionLink {...action} kind="inline" />
      </p>
    </div>
  )
}
