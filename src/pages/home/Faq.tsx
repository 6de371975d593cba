import type { home } from '../../content/home.ts'
import { Paragraph } from '../../ui/Prose.tsx'
import styles from './Faq.module.css'
import { InlineLink } from './InlineLink.tsx'

export function Faq({ questions, action }: typeof home.faq) {
  return (
    <div className={styles.faq}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.entry}>
          <summary className={styles.question}>
            <h3>{question}</h3>
          </summary>
          <Paragraph className={`soft ${styles.answer}`}>{answer}</Paragraph>
        </details>
      ))}
      <p className={styles.entry}>
        <InlineLink {...action} />
      </p>
    </div>
  )
}
