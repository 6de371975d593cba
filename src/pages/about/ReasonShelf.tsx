import type { FeatureCard } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { JobDrawing } from '../../ui/JobDrawing.tsx'
import { Paragraph, Prose } from '../../ui/Prose.tsx'
import styles from '../../ui/Shelf.module.css'

export function ReasonShelf({ reasons }: { reasons: readonly FeatureCard[] }) {
  return (
    <ul className={`${styles.shelf} ${balancedRows(reasons.length)}`}>
      {reasons.map(({ icon, title, description }) => (
        <li key={title}>
          <JobDrawing of={icon} />
          <h3>
            <Prose>{title}</Prose>
          </h3>
          <Paragraph className="note">{description}</Paragraph>
        </li>
      ))}
    </ul>
  )
}
