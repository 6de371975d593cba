import { labels } from '../content/labels.ts'
import type { Point } from '../content/types.ts'
import carton from './Carton.module.css'
import doors from './Doors.module.css'
import film from './Film.module.css'
import { Prose } from './Prose.tsx'
import route from './Route.module.css'
import sieve from './Sieve.module.css'
import styles from './Steps.module.css'
import waybill from './Waybill.module.css'

const forms = { ...styles, ...doors, ...film, ...route, ...sieve, ...waybill }

interface StepsProps {
  steps: readonly Point[]
  /** What the steps are drawn as. Without it they are a plain numbered list. */
  as?: 'cartons' | 'doors' | 'film' | 'route' | 'sieve' | 'waybill'
}

/** Numbered steps, in the order in which they happen, as a list or a drawing. */
export function Steps({ steps, as }: StepsProps) {
  return (
    <ol className={`${styles.steps} ${as ? `${styles.drawn} ${forms[as]}` : ''}`}>
      {steps.map(({ title, description }, index) => (
        <li key={title} className={`${styles.step} ${as === 'cartons' ? carton.carton : ''}`}>
          <p className={`${styles.number} ${as === 'cartons' ? 'daylight' : ''}`}>
            <span className="visually-hidden">{labels.step} </span>
            {index + 1}
          </p>
          <div className={`stack ${styles.label}`}>
            <h3>{title}</h3>
            <Prose className="note">{description}</Prose>
          </div>
        </li>
      ))}
    </ol>
  )
}
