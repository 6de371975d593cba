import type { FeatureCard } from '../content/types.ts'
import carton from './Carton.module.css'
import panel from './JobCarton.module.css'
import { JobDrawing } from './JobDrawing.tsx'
import { Prose } from './Prose.tsx'
import shelf from './Shelf.module.css'

const forms = {
  carton: `daylight ${carton.carton} ${panel.jobs}`,
  shelf: `${shelf.shelf} ${shelf.reasons}`,
}

interface JobsProps {
  jobs: readonly FeatureCard[]
  /** Printed on the side of one long carton, or side by side on shelves. */
  as: keyof typeof forms
}

/** What the service does for a buyer, each job with its drawing. */
export function Jobs({ jobs, as }: JobsProps) {
  return (
    <ul className={forms[as]}>
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
