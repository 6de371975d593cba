import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { shell } from '../content/shell.ts'
import { findRoute } from '../routes.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './FloatingQuote.module.css'

const { label, action, dismiss } = shell.floatingQuote

/** A floating link to the form. Once dismissed, it stays hidden until the page is reloaded. */
export function FloatingQuote() {
  const [location] = useLocation()
  const [isDismissed, setDismissed] = useState(false)
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
          onClick={() => setDismissed(true)}
          aria-label={dismiss}
        >
          <Icon of="close" />
        </button>
      </div>
    </aside>
  )
}
