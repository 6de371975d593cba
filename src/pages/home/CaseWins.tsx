import type { CaseWin } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Paragraph } from '../../ui/Prose.tsx'
import { splitFigure } from '../../ui/split-figure.ts'
import styles from './CaseWins.module.css'

export function CaseWins({ wins }: { wins: readonly CaseWin[] }) {
  return (
    <ul className={`${styles.wins} ${balancedRows(wins.length, 3)}`}>
      {wins.map(({ title, result, detail }) => {
        const { before, figure, after } = splitFigure(result)
        return (
          <li key={title} className={`ruled stack ${styles.win}`}>
            <h3 className={`title ${styles.result}`}>
              {before && <span>{before}</span>}
              <b className="numeral">{figure}</b>
              {after}
            </h3>
            <strong>{title}</strong>
            <Paragraph className="soft">{detail}</Paragraph>
          </li>
        )
      })}
    </ul>
  )
}
