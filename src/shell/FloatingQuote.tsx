import { Link, useLocation } from 'wouter'
import { shell } from '../content/shell.ts'
import { findRoute } from '../routes.ts'
import { createStore } from '../store.ts'
import { CloseIcon } from '../ui/CloseIcon.tsx'
import styles from './FloatingQuote.module.css'
import { useHydrated } from './use-hydrated.ts'

const { label, action, dismiss } = shell.floatingQuote
const dismissed = createStore(false)

export function FloatingQuote() {
  const [location] = useLocation()
  const isDismissed = dismissed.useValue()
  const isHydrated = useHydrated()
  if (isDismissed || findRoute(location).hidesQuoteButton) return null
  return (
    <aside className={styles.floating} aria-label={label}>
      <div className={`small ${styles.button}`}>
        <Link href={action.href} className={styles.link}>
          {action.label}
        </Link>
        {/* Until the script can hide the quote button, keep the space for the close button. */}
        {isHydrated ? (
          <button
            type="button"
            className={styles.dismiss}
            onClick={() => {
              focusVisibleHeading()
              dismissed.set(true)
            }}
            aria-label={dismiss}
          >
            <CloseIcon />
          </button>
        ) : (
          <span className={styles.dismiss} />
        )}
      </div>
    </aside>
  )
}

/** Focuses the heading of the text on the screen, so that the next Tab continues from there. */
function focusVisibleHeading() {
  const headings = document.querySelectorAll<HTMLElement>('main :is(h1, h2)')
  const isAbove = (heading: Element) =>
    heading.getBoundingClientRect().bottom < innerHeight
  const heading = [...headings].findLast(isAbove)
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
