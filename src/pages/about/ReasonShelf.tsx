import type { FeatureCard } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { JobDrawing } from '../../ui/JobDrawing.tsx'
import { Prose } from '../../ui/Prose.tsx'
import styles from '../../ui/Shelf.module.css'

/** Reasons on shelves, each with its drawing. */
export function ReasonShelf({ reasons }: { reasons: readonly FeatureCard[] }) {
  return (
    <ul className={`${styles.shelf} ${balancedRows(reasons.length)}`}>
      {reasons.map(({ icon, title, description }) => (
        <li key={title}>
          <JobDrawing of={icon} />
          <h3>
            <Prose>{title}</Prose>
          </h3>
          <p className="note">
            <Prose>{description}</Prose>
          </p>
        </li>
      ))}
    </ul>
  )
}
