import type { Stat } from '../content/types.ts'
import styles from './StatsBand.module.css'

/** Figures as large as the page allows, each over what it counts. */
export function StatsBand({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ number, label, note }) => (
        <div key={label} className={`stack ${styles.stat}`}>
          <dt>{label}</dt>
          <dd className={styles.number}>
            {parseInt(number, 10)}
            <span className={styles.unit}>{number.replace(/^\d+/, '')}</span>
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
