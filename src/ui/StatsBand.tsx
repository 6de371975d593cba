import type { Stat } from '../content/types.ts'
import { balancedRows } from './balanced-rows.ts'
import { Prose } from './Prose.tsx'
import styles from './StatsBand.module.css'
import { splitFigure } from './split-figure.ts'

interface StatsBandProps {
  stats: readonly Stat[]
  /** `row`: side by side where there is room. */
  as?: 'row'
}

/** Figures as large as the page allows, each over what it counts. */
export function StatsBand({ stats, as }: StatsBandProps) {
  return (
    <dl
      className={`${styles.stats} ${as ? styles[as] : ''} ${balancedRows(stats.length, as ? 5 : 2)}`}
    >
      {stats.map(({ number, label, note }) => {
        const { before, figure, after } = splitFigure(number)
        // The words around a figure are half as large.
        const isLong = figure.length + (before.length + after.length) / 2 > 5
        return (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <dd className={`numeral ${styles.number} ${isLong ? styles.long : ''}`}>
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
