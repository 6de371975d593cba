import { labels } from '../content/labels.ts'
import type { Point } from '../content/types.ts'
import { balancedRows } from './balanced-rows.ts'
import carton from './Carton.module.css'
import film from './Film.module.css'
import { Prose } from './Prose.tsx'
import route from './Route.module.css'
import styles from './Steps.module.css'

interface StepsProps {
  steps: readonly Point[]
  /** What the steps are drawn as. Without it they are a plain numbered list. */
  as?: 'cartons' | 'film' | 'route'
}

/** Numbered steps, in the order in which they happen, as a list or a drawing. */
export function Steps({ steps, as }: StepsProps) {
  const forms = {
    cartons: `${styles.cartons} ${balancedRows(steps.length)}`,
    film: `${film.film} ${balancedRows(steps.length, 5)}`,
    route: route.route,
  }
  return (
    <ol className={as ? forms[as] : styles.plain}>
      {steps.map(({ title, description }, index) => (
        <li key={title} className={`${styles.step} ${as === 'cartons' ? carton.carton : ''}`}>
          <p className={`numeral ${styles.number} ${as ? 'daylight' : ''}`}>
            <span className="visually-hidden">{labels.step} </span>
            {index + 1}
          </p>
          <div className={`stack ${styles.label}`}>
            <h3>{title}</h3>
            <p className="note">
              <Prose>{description}</Prose>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
