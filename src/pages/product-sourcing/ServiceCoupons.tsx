import type { Point } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Paragraph } from '../../ui/Prose.tsx'
import styles from './ServiceCoupons.module.css'

export function ServiceCoupons({ services }: { services: readonly Point[] }) {
  return (
    <ul className={`tears ${styles.coupons} ${balancedRows(services.length)}`}>
      {services.map(({ title, description }, index) => (
        <li key={title} className="stack daylight">
          <h3>
            <span className="numeral" aria-hidden="true">
              {index + 1}
            </span>{' '}
            {title}
          </h3>
          <Paragraph className="note">{description}</Paragraph>
        </li>
      ))}
    </ul>
  )
}
