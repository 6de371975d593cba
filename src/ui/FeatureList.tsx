import type { FeatureCard } from '../content/types.ts'
import styles from './FeatureList.module.css'
import { Icon } from './Icon.tsx'
import { Prose } from './Prose.tsx'

interface FeatureListProps {
  features: readonly FeatureCard[]
  /** `ledger` is ruled rows, `columns` stands side by side under one heavy rule. */
  variant?: 'ledger' | 'columns'
}

/** What the service does, each entry with the drawing that stands for it. */
export function FeatureList({ features, variant = 'ledger' }: FeatureListProps) {
  return (
    <ul className={styles[variant]}>
      {features.map(({ icon, title, description }) => (
        <li key={title} className={styles.feature}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className="soft">
              <Prose>{description}</Prose>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
