import type { CaseWin } from '../content/types.ts'
import { CaseFigureDrawing } from './CaseFigureDrawing.tsx'
import styles from './CaseWins.module.css'

/** Cases told by their result, with its number large, then whose it is and how it came about, and its picture. */
export function CaseWins({ wins }: { wins: readonly CaseWin[] }) {
  return (
    <ul>
      {wins.map(({ title, result, number, detail, figure }) => {
        const [before, after] = result.split(number)
        return (
          <li key={title} className={`fold ${styles.win}`}>
            <div className="stack">
              <h3 className={styles.result}>
                {before && <span>{before}</span>}
                <b>{number}</b>
                {after}
              </h3>
              <p className="soft">
                <strong>{title}.</strong> {detail}
              </p>
            </div>
            <CaseFigureDrawing figure={figure} />
          </li>
        )
      })}
    </ul>
  )
}
