import { labels } from '../content/labels.ts'
import type { Point } from '../content/types.ts'
import { Prose } from './Prose.tsx'
import styles from './ServiceCoupons.module.css'
import { SlidingRow } from './SlidingRow.tsx'

/** Services as one perforated sheet: the visitor takes all of it, or tears off what is missing. */
export function ServiceCoupons({ services }: { services: readonly Point[] }) {
  return (
    <SlidingRow label={labels.services}>
      <ul className={styles.sheet}>
        {services.map(({ title, description }, index) => (
          <li key={title} className={styles.coupon}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="soft">
              <Prose>{description}</Prose>
            </p>
          </li>
        ))}
      </ul>
    </SlidingRow>
  )
}
