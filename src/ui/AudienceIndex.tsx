import type { ServiceCard } from '../content/types.ts'
import styles from './AudienceIndex.module.css'

/** Whom the service is for, set large, so that a visitor finds their own line at a glance. */
export function AudienceIndex({ audiences }: { audiences: readonly ServiceCard[] }) {
  return (
    <ul className={styles.index}>
      {audiences.map(({ title, description }) => (
        <li key={title} className={styles.audience}>
          <h3 className={styles.title}>{title}</h3>
          <p className="soft">{description}</p>
        </li>
      ))}
    </ul>
  )
}
