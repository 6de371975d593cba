import type { CaseWin } from '../content/types.ts'
import { CaseFigureDrawing } from './CaseFigureDrawing.tsx'
import styles from './CaseWins.module.css'
import { Prose } from './Prose.tsx'

/** Cases told by their result: the figure first, drawn, then whose it is and how it came about. */
export function CaseWins({ wins }: { wins: readonly CaseWin[] }) {
  return (
    <ul className={styles.wins}>
      {wins.map(({ title, result, detail, figure }) => (
        <li key={title} className={styles.win}>
          <div className={styles.drawing}>
            <CaseFigureDrawing figure={figure} />
          </div>
          <div className={styles.words}>
            <h3 className={styles.title}>
              <span className={styles.result}>
                <Prose>{result}</Prose>
              </span>{' '}
              <span className="label">{title}</span>
            </h3>
            <p className="soft">
              <Prose>{detail}</Prose>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
