import type { FeatureCard } from '../content/types.ts'
import { Prose } from '../ui/Prose.tsx'
import styles from '../ui/Shelf.module.css'
import { JobDrawing } from './JobDrawing.tsx'

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
