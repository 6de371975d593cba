import type { dockSlips } from '../content/amazon-fba.ts'
import { Stamp } from '../ui/Stamp.tsx'
import styles from './DockSlipsFigure.module.css'

/** What the receiving dock writes about a carton with one fault, and about one with none. */
export function DockSlipsFigure({ slips }: { slips: typeof dockSlips }) {
  const { checks, refused, accepted, caption, alternative } = slips
  return (
    <figure className={styles.figure}>
      <div className={styles.slips} role="img" aria-label={alternative}>
        <div className={styles.slip}>
          <p className={styles.title}>{refused.title}</p>
          <Checks checks={checks} fault={refused.fault} />
          <p className={styles.stub}>
            <Stamp>{refused.stamp}</Stamp>
          </p>
        </div>
        <div className={styles.slip}>
          <p className={styles.title}>{accepted.title}</p>
          <Checks checks={checks} />
          <p className={styles.stub}>
            <Stamp ink="passed">{accepted.stamp}</Stamp>
          </p>
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function Checks({ checks, fault }: { checks: readonly string[]; fault?: string }) {
  return (
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li key={check} data-fault={check === fault || undefined}>
          {check}
          <svg viewBox="0 0 24 20" aria-hidden="true">
            <path d={check === fault ? 'M4 2l16 16M20 2 4 18' : 'M2 10l7 8L22 2'} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
