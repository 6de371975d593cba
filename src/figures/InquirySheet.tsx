import { Sheet } from '../ui/Sheet.tsx'
import styles from './InquirySheet.module.css'

interface InquirySheetProps {
  title: string
  questions: readonly string[]
  /** `written` shows answers in handwriting, `covered` blacks them out. */
  answers: 'written' | 'covered'
  stamp: string
  alternative: string
}

// One line of nobody's handwriting for each question, as long as such answers tend to be.
const handwriting = [
  'M1 15c1-12 6-15 5-3s6-2 8-7 2 12 6 4 4-4 4 1 6 2 8-4 1 8 6 4',
  'M1 14c4-9 9-4 4 0s7 3 9-3 0 11 6 3 6-1 6 1 4 1 7-5-2 9 3 6 4-10 7-12-4 14 1 12 5-7 9-5-1 8 4 5 5-5 8-3 4 5 8 1',
  'M1 13c3-9 7-7 4 0s6-1 7-5-1 9 3 6 4-9 7-7-2 8 2 6 M37 12c2-7 6-6 4-1s4 4 6-1 1 6 5 3 5-7 8-4-2 6 5 3',
  'M1 15c0-10 8-16 7-4s5 0 7-4-1 9 5 5 3-12 8-10-4 13 2 11 7-8 10-4 0 6 5 3 6-8 9-5-2 8 5 5 4-4 7-5-1 8 6 4 5-7 9-4 0 6 5 4 6-11 9-10-5 13 2 10 8-5 11-2',
  'M1 12c2-7 6-7 4-1s5 3 6-2 1 6 4 3 M24 14c2-9 7-8 4 0s5 1 7-5-1 8 4 5 5-3 6-1',
] as const
const covers = [46, 86, 52, 128, 34] as const

/** The inquiry form as a filled-in sheet, whose answers nobody else can read. */
export function InquirySheet(props: InquirySheetProps) {
  const { title, questions, answers, stamp, alternative } = props
  return (
    <Sheet title={title} stamp={stamp} alternative={alternative}>
      <ul>
        {questions.map((question, index) => (
          <li key={question} className={styles.line}>
            <span className="label">{question}</span>
            <svg
              className={styles.answer}
              viewBox="0 0 140 20"
              preserveAspectRatio="xMinYMid"
              aria-hidden="true"
            >
              {answers === 'written' ? (
                <path className={styles.pen} d={handwriting[index]} />
              ) : (
                <path className={styles.cover} d={`M0 10h${covers[index]}`} />
              )}
            </svg>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
