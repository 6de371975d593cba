import type { dockSlips } from '../../content/amazon-fba.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './DockSlipsFigure.module.css'

export function DockSlipsFigure({ slips }: { slips: typeof dockSlips }) {
  const { checks, refused, accepted, caption, alternative } = slips
  return (
    <figure>
      <div className={`fit ${styles.slips}`} role="img" aria-label={alternative}>
        <Sheet title={refused.title} stamp={refused.stamp}>
          <Checks checks={checks} />
        </Sheet>
        <Sheet title={accepted.title} stamp={accepted.stamp} ink="passed">
          <Checks checks={checks.map(({ what }) => ({ what }))} />
        </Sheet>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function Checks({ checks }: Pick<typeof dockSlips, 'checks'>) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ what, failed }) => (
        <li key={what}>
          {what}
          <Icon of={failed ? 'cross' : 'tick'} />
        </li>
      ))}
    </ul>
  )
}
