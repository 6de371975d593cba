import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'wouter'
import { labels } from '../content/labels.ts'
import { Cross } from '../ui/Cross.tsx'
import styles from './Toasts.module.css'
import { closeToast, type Toast } from './toast-store.ts'

// WCAG 2.2.1: long enough for slow readers; everything that matters is on the page as well.
const successStaysMs = 20_000

/** Takes no focus by itself, and gives it back when it is closed. */
export function ToastCard({ kind, title, description, link }: Toast) {
  const card = useRef<HTMLDivElement>(null)
  const focusedBefore = useRef<HTMLElement>(null)

  const hasFocus = () => card.current?.contains(document.activeElement)
  const close = () => {
    if (hasFocus()) focusedBefore.current?.focus()
    closeToast()
  }
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    // While the menu is open, Escape closes the menu.
    if (key === 'Escape' && !document.querySelector('[aria-expanded=true]')) close()
  })

  // A notice that is pointed at or has focus stays for another 20 seconds.
  const leave = useEffectEvent(() => {
    if (kind === 'success' && !hasFocus() && !card.current?.matches(':hover')) closeToast()
  })

  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape)
    const timer = setInterval(leave, successStaysMs)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      clearInterval(timer)
    }
  }, [])

  return (
    <div ref={card} className={`small ${styles.toast}`} data-kind={kind}>
      <div>
        <p className={styles.title}>{title}</p>
        <p>{description}</p>
        {link && (
          <p>
            <Link href={link.href} onClick={closeToast}>
              {link.label}
            </Link>
          </p>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        onClick={close}
        onFocus={({ relatedTarget }: FocusEvent) => {
          focusedBefore.current = relatedTarget as HTMLElement | null
        }}
        aria-label={labels.closeNotice}
      >
        <Cross />
      </button>
    </div>
  )
}
