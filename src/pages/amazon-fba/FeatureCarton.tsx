import type { FeatureCard } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import carton from '../../ui/Carton.module.css'
import { JobDrawing } from '../../ui/drawings/JobDrawing.tsx'
import { Paragraph } from '../../ui/Prose.tsx'
import styles from './FeatureCarton.module.css'

export function FeatureCarton({ features }: { features: readonly FeatureCard[] }) {
  return (
    <ul
      className={`daylight on-edge ${carton.carton} ${styles.carton} ${balancedRows(features.length)}`}
    >
      {features.map(({ icon, title, description }) => (
        <li key={title}>
          <JobDrawing of={icon} />
          <div>
            <h3>{title}</h3>
            <Paragraph className="note">{description}</Paragraph>
          </div>
        </li>
      ))}
    </ul>
  )
}
