import { labels } from '../content/labels.ts'
import type { Point } from '../content/types.ts'
import { balancedRows } from './balanced-rows.ts'
import carton from './Carton.module.css'
import film from './Film.module.css'
import { Paragraph } from './Prose.tsx'
import route from './Route.module.css'
import styles from './Steps.module.css'

interface StepsProps {
  steps: readonly Point[]
  /** How the steps are drawn. By default, they are a plain numbered list. */
  as?: 'cartons' | 'film' | 'route'
}

const motions = {
  cartons: `on-scroll arrives ${carton.carton}`,
  film: 'on-scroll arrives',
  route: 'line-on-scroll',
}

export function Steps({ steps, as }: StepsProps) {
  const forms = {
    cartons: `${styles.cartons} ${balancedRows(steps.length)}`,
    film: `${film.film} ${balancedRows(steps.length, 5)}`,
    route: route.route,
  }
  return (
    <ol className={as ? forms[as] : styles.plain}>
      {steps.map(({ title, description }, index) => (
        <li key={title} className={`${styles.step} ${as ? motions[as] : ''}`}>
          <p className={`numeral ${styles.number} ${as ? 'daylight' : ''}`}>
            <span className="visually-hidden">{labels.step} </span>
            {index + 1}
          </p>
          <div className={`stack ${styles.label}`}>
            <h3>{title}</h3>
            <Paragraph className="note">{description}</Paragraph>
          </div>
        </li>
      ))}
    </ol>
  )
}
