import type { CaseWin } from '../../content/types.ts'
import { CaseFigureDrawing } from './CaseFigureDrawing.tsx'
import styles from './CaseWins.module.css'

/** Cases: the result with its number set large, then the client and the story, and a drawing. */
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
