import { labels } from '../content/labels.ts'
import type { Point } from '../content/types.ts'
import { Paragraph } from './Prose.tsx'
import styles from './Steps.module.css'

interface StepsProps {
  steps: readonly Point[]
  list?: string | undefined
  item?: string
}

export function Steps({ steps, list = styles.plain, item = '' }: StepsProps) {
  return (
    <ol className={list}>
      {steps.map(({ title, description }, index) => (
        <li key={title} className={`${styles.step} ${item}`}>
          <p className={`numeral ${styles.number}`}>
            <span className="visually-hidden">{labels.step} </span>
            {index + 1}
          </p>
          <div className={`stack ${styles.label}`}>
            <h3>{title}</h3>
            <Paragraph className="note">{description}</Paragraph>
          </div>
        </li>
      ))}
    </ol>
  )
}
