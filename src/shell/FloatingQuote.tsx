import { Link, useLocation } from 'wouter'
import { shell } from '../content/shell.ts'
import { findRoute } from '../routes.ts'
import { createStore } from '../store.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './FloatingQuote.module.css'

const { label, action, dismiss } = shell.floatingQuote
const dismissed = createStore(false)

export function FloatingQuote() {
  const [location] = useLocation()
  const isDismissed = dismissed.useValue()
  if (isDismissed || findRoute(location).hidesQuoteButton) return null
  return (
    <aside className={styles.floating} aria-label={label}>
      <div className={`small ${styles.button}`}>
        <Link href={action.href} className={styles.link}>
          {action.label}
        </Link>
        <button
          type="button"
          className={styles.dismiss}
          onClick={() => dismissed.set(true)}
          aria-label={dismiss}
        >
          <Icon of="close" />
        </button>
      </div>
    </aside>
  )
}
