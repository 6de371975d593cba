import type { FeatureCard } from '../content/types.ts'
import { Icon } from './Icon.tsx'
import styles from './LongCarton.module.css'
import { Prose } from './Prose.tsx'
import { SlidingRow } from './SlidingRow.tsx'

interface LongCartonProps {
  label: string
  panels: readonly FeatureCard[]
}

/** What the service takes over, printed on the side of one long carton, a panel for each. */
export function LongCarton({ label, panels }: LongCartonProps) {
  return (
    <SlidingRow label={label}>
      <div className={styles.carton}>
        <ul className={styles.panels}>
          {panels.map(({ icon, title, description }) => (
            <li key={title}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <h3>{title}</h3>
              <p>
                <Prose>{description}</Prose>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </SlidingRow>
  )
}
