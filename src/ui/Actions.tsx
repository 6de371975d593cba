import { Link } from 'wouter'
import type { CallToAction } from '../content/types.ts'
import styles from './Actions.module.css'

export function Actions({ actions }: { actions: readonly CallToAction[] }) {
  return (
    <div className={styles.actions}>
      {actions.map(({ label, href }) => (
        <Link key={label} href={href} className="button">
          {label}
        </Link>
      ))}
    </div>
  )
}
