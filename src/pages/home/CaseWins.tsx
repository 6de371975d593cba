import type { CaseWin } from '../../content/types.ts'
import { Prose } from '../../ui/Prose.tsx'
import { splitFigure } from '../../ui/split-figure.ts'
import styles from './CaseWins.module.css'

/** Cases: the result with its figure set large, then the client and the story. */
export function CaseWins({ wins }: { wins: readonly CaseWin[] }) {
  return (
    <ul>
      {wins.map(({ title, result, detail }) => {
        const { before, figure, after } = splitFigure(result)
        return (
          <li key={title} className={`fold ruled ${styles.win}`}>
            <h3 className={`title ${styles.result}`}>
              {before && <span>{before}</span>}
              <b className="numeral">{figure}</b>
              {after}
            </h3>
            <div className="stack">
              <p className={styles.client}>{title}</p>
              <p className="soft">
                <Prose>{detail}</Prose>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
