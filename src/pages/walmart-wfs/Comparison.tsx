import type { walmartWfs } from '../../content/walmart-wfs.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Paragraph } from '../../ui/Prose.tsx'
import rows from '../../ui/Rows.module.css'
import styles from './Comparison.module.css'

export function Comparison({ sides, points }: typeof walmartWfs.advantages) {
  return (
    <ul className={`ruled ${rows.rows} ${styles.ledger}`}>
      <li className={`fold ${styles.sides}`} aria-hidden="true">
        <span>{sides.withoutUs}</span>
        <span>{sides.withUs}</span>
      </li>
      {points.map(({ title, description, withoutUs }) => (
        <li key={title} className="fold">
          <p className={styles.crossed}>
            <Icon of="cross" />
            <span className="visually-hidden">{sides.withoutUs}: </span>{' '}
            {withoutUs}
          </p>
          <h3 className={rows.title}>{title}</h3>
          <Paragraph className="note">{description}</Paragraph>
        </li>
      ))}
    </ul>
  )
}
