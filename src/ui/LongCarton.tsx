import type { FeatureCard, Point } from '../content/types.ts'
import carton from './Carton.module.css'
import { Icon } from './Icon.tsx'
import styles from './LongCarton.module.css'
import { Prose } from './Prose.tsx'

interface LongCartonProps {
  panels: readonly (Point & Partial<FeatureCard>)[]
  /** Draws a flat sheet of cardboard: panels between dashed creases, the first as a large label. */
  flat?: boolean
}

/** What the service takes over, as panels printed on the side of one long carton. */
export function LongCarton({ panels, flat }: LongCartonProps) {
  return (
    <ul className={flat ? styles.flat : `daylight ${carton.carton} ${styles.panels}`}>
      {panels.map(({ icon, title, description }) => (
        <li key={title} className="stack">
          {icon && <Icon name={icon} />}
          <h3>{title}</h3>
          <Prose className="soft">{description}</Prose>
        </li>
      ))}
    </ul>
  )
}
