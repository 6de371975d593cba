import type { CaseWin } from '../content/types.ts'
import { CaseFigureDrawing } from './CaseFigureDrawing.tsx'
import styles from './CaseWins.module.css'
import { Prose } from './Prose.tsx'

/** Cases told by their result: the number first, then whose it is and how it came about, and its picture. */
export function CaseWins({ wins }: { wins: readonly CaseWin[] }) {
  return (
    <ul>
      {wins.map(({ title, result, number, unit, detail, figure }) => (
        <li key={title} className={`fold ${styles.win}`}>
          <div className={`stack ${styles.words}`}>
            <p className={styles.number} aria-hidden="true">
              {number} {unit && <span>{unit}</span>}
            </p>
            <Prose as="h3">{result}</Prose>
            <p className="soft">
              <strong>{title}.</strong> {detail}
            </p>
          </div>
          <CaseFigureDrawing figure={figure} />
        </li>
      ))}
    </ul>
  )
}
