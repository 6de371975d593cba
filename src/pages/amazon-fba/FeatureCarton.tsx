import type { Job } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import carton from '../../ui/Carton.module.css'
import { Paragraph } from '../../ui/Prose.tsx'
import styles from './FeatureCarton.module.css'
import { JobDrawing } from './JobDrawing.tsx'

export function FeatureCarton({ features }: { features: readonly Job[] }) {
  return (
    <ul
      className={`daylight on-edge ${carton.carton} ${styles.carton} ${balancedRows(features.length)}`}
    >
      {features.map(({ drawing, title, description }) => (
        <li key={title}>
          <JobDrawing of={drawing} />
          <div>
            <h3>{title}</h3>
            <Paragraph className="note">{description}</Paragraph>
          </div>
        </li>
      ))}
    </ul>
  )
}
