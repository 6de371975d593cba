import { labels } from '../content/labels.ts'
import type { Point } from '../content/types.ts'
import { Paragraph } from './Prose.tsx'
import styles from './Steps.module.css'

/** The class names of each part. */
interface Look {
  list: string | undefined
  step: string | undefined
  number: string | undefined
  label: string | undefined
}

interface StepsProps {
  steps: readonly Point[]
  look?: Look
}

const plain: Look = { list: styles.plain, step: '', number: '', label: '' }

export function Steps({ steps, look = plain }: StepsProps) {
  return (
    <ol className={look.list}>
      {steps.map(({ title, description }, index) => (
        <li key={title} className={`${styles.step} ${look.step}`}>
          <p className={`numeral ${styles.number} ${look.number}`}>
            <span className="visually-hidden">{labels.step} </span>
            {index + 1}
          </p>
          <div className={`stack ${styles.label} ${look.label}`}>
            <h3>{title}</h3>
            <Paragraph className="note">{description}</Paragraph>
          </div>
        </li>
      ))}
    </ol>
  )
}
