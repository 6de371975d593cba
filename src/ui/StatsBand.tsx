import type { Stat } from '../content/types.ts'
import { balancedRows } from './balanced-rows.ts'
import { Prose } from './Prose.tsx'
import styles from './StatsBand.module.css'
import { splitFigure } from './split-figure.ts'

export function StatsBand({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={`${styles.stats} ${balancedRows(stats.length, 5)}`}>
      {stats.map(({ number, label, note }) => {
        const { before, figure, after } = splitFigure(number)
        const isLong = figure.length + (before.length + after.length) / 2 > 5
        return (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <dd
              className={`numeral ${styles.number} ${isLong ? styles.long : ''}`}
            >
              {before && <span className={styles.unit}>{before}</span>}
              {figure}
              {after && <span className={styles.unit}>{after}</span>}
            </dd>
            {note && (
              <dd className="note">
                <Prose>{note}</Prose>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
