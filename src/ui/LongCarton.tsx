import type { FeatureCard } from '../content/types.ts'
import carton from './Carton.module.css'
import { Icon } from './Icon.tsx'
import styles from './LongCarton.module.css'
import { Prose } from './Prose.tsx'

/** What the service takes over, printed on the side of one long carton, a panel for each. */
export function LongCarton({ panels }: { panels: readonly FeatureCard[] }) {
  return (
    <ul className={`daylight ${carton.carton} ${styles.panels}`}>
      {panels.map(({ icon, title, description }) => (
        <li key={title} className="stack">
          <Icon name={icon} />
          <h3>{title}</h3>
          <p className="soft">
            <Prose>{description}</Prose>
          </p>
        </li>
      ))}
    </ul>
  )
}
