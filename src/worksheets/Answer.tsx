import type { ReactNode } from 'react'
import { Stamp } from '../ui/Stamp.tsx'
import styles from './Results.module.css'

interface AnswerProps {
  /** A label above the answer. */
  heading?: string
  answer: ReactNode
  /** What follows from the answer. */
  sentence?: string
  stamp?: string | undefined
  ink?: 'passed' | undefined
  /** The answer as a drawing. */
  drawing?: ReactNode
  children?: ReactNode
}

/**
 * What the sheet says about the entries. It is above them, so that visitors see it change while they
 * type.
 */
export function Answer(props: AnswerProps) {
  const { heading, answer, sentence, stamp, ink, drawing, children } = props
  return (
    <div className={styles.answer}>
      <div className="stack">
        {heading && <span className={styles.heading}>{heading}</span>}{' '}
        <div className={styles.result}>
          <span className={styles.sum}>{answer}</span>{' '}
          {stamp && (
            <span key={stamp} className={styles.stamp}>
              <Stamp ink={ink}>{stamp}</Stamp>
            </span>
          )}
        </div>{' '}
        {sentence && <span>{sentence}</span>}
        {children}
      </div>
      {drawing}
    </div>
  )
}

/** Sentences that say what would have to change. */
export function Changes({
  heading,
  changes,
}: {
  heading: string
  changes: readonly string[]
}) {
  if (changes.length === 0) return null
  return (
    <>
      <span className={styles.heading}>{heading}</span>
      <ul className="stack">
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
