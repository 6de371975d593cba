import type { FeatureCard } from '../content/types.ts'
import carton from '../ui/Carton.module.css'
import { JobDrawing } from '../ui/JobDrawing.tsx'
import { Prose } from '../ui/Prose.tsx'
import styles from './JobCarton.module.css'

/** What the service takes over, as panels printed on the side of one long carton. */
export function JobCarton({ jobs }: { jobs: readonly FeatureCard[] }) {
  return (
    <ul className={`daylight ${carton.carton} ${styles.jobs}`}>
      {jobs.map(({ icon, title, description }) => (
        <li key={title}>
          <JobDrawing of={icon} />
          <h3>{title}</h3>
          <Prose className="note">{description}</Prose>
        </li>
      ))}
    </ul>
  )
}
