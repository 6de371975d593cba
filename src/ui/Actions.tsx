import { Link } from 'wouter'
import type { Actions as Content } from '../content/types.ts'
import styles from './Actions.module.css'

export function Actions({ primary, secondary }: Content) {
  return (
    <div className={styles.actions}>
      <Link href={primary.href} className="button">
        {primary.label}
      </Link>
      {secondary && (
        <Link href={secondary.href} className={`button ${styles.secondary}`}>
          {secondary.label}
        </Link>
      )}
    </div>
  )
}
