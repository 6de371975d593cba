import type { Point } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Prose } from '../../ui/Prose.tsx'
import styles from './ServiceCoupons.module.css'

/** Services as a pad of numbered coupons. */
export function ServiceCoupons({ services }: { services: readonly Point[] }) {
  return (
    <ul className={`${styles.coupons} ${balancedRows(services.length)}`}>
      {services.map(({ title, description }) => (
        <li key={title} className="stack daylight">
          <h3>{title}</h3>
          <p className="note">
            <Prose>{description}</Prose>
          </p>
        </li>
      ))}
    </ul>
  )
}
