import { Link } from 'wouter'
import type { CallToAction } from '../content/types.ts'
import styles from './ActionLink.module.css'

export function ActionLink({ label, href }: CallToAction) {
  return (
    <Link href={href} className="button">
      {label}
    </Link>
  )
}

/** Shows links as buttons in a row. The first is filled, and the others are outlined. */
export function Actions({ actions }: { actions: readonly CallToAction[] }) {
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <ActionLink key={action.label} {...action} />
      ))}
    </div>
  )
}
