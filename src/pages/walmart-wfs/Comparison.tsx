import type { ComparedPoint, ComparedSides } from '../../content/types.ts'
import rows from '../../ui/Rows.module.css'
import styles from './Comparison.module.css'

/** A ledger that compares an order without somebody on the spot (struck out) to one with. */
export function Comparison({
  sides,
  points,
}: {
  sides: ComparedSides
  points: readonly ComparedPoint[]
}) {
  return (
    <ul className={`${rows.rows} ${styles.ledger}`}>
      <li className={`fold ${styles.sides}`} aria-hidden="true">
        <span>{sides.withoutUs}</span>
        <span>{sides.withUs}</span>
      </li>
      {points.map(({ title, description, withoutUs }) => (
        <li key={title} className="fold">
          <p>
            <span className="visually-hidden">{sides.withoutUs}: </span>
            <s className={rows.struck}>{withoutUs}</s>
          </p>
          <h3 className={rows.title}>{title}</h3>
          <p className="note">{description}</p>
        </li>
      ))}
    </ul>
  )
}
