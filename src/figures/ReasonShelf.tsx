import type { FeatureCard } from '../content/types.ts'
import { JobDrawing } from '../ui/JobDrawing.tsx'
import { Prose } from '../ui/Prose.tsx'
import styles from '../ui/Shelf.module.css'

/** Reasons side by side on shelves, each with a drawing. */
export function ReasonShelf({ reasons }: { reasons: readonly FeatureCard[] }) {
  return (
    <ul className={`${styles.shelf} ${styles.reasons}`}>
      {reasons.map(({ icon, title, description }) => (
        <li key={title}>
          <JobDrawing of={icon} />
          <h3>{title}</h3>
          <Prose className="note">{description}</Prose>
        </li>
      ))}
    </ul>
  )
}
