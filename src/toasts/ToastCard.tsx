import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'wouter'
import { labels } from '../content/labels.ts'
import { CloseIcon } from '../ui/CloseIcon.tsx'
import styles from './Toasts.module.css'
import { closeToast, replaceToast, type Toast } from './toast-store.ts'

// A success toast may close itself (WCAG 2.2.1), because the thank-you page has the same message.
const successMs = 20_000

/** Replaces the current toast. This module is loaded only when the first toast appears. */
export function showToast(toast: Toast) {
  replaceToast({ ...toast, shownAt: Date.now(), Card: ToastCard })
}

/** If a toast has focus when it closes, focus returns to the previously focused element. */
function ToastCard({ kind, title, description, link }: Toast) {
  const card = useRef<HTMLDivElement>(null)
  const focusedBefore = useRef<HTMLElement>(null)

  const hasFocus = () => card.current?.contains(document.activeElement)
  const close = () => {
    if (hasFocus()) focusedBefore.current?.focus()
    closeToast()
  }
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    // While the menu is open, Escape closes only the menu.
    if (
      key === 'Escape' &&
      !document.querySelector('header [aria-expanded=true]')
    )
      close()
  })

  // A toast that is hovered over or focused when its time is up stays for another 20 seconds.
  const expire = useEffectEvent(() => {
    if (kind === 'success' && !hasFocus() && !card.current?.matches(':hover'))
      closeToast()
  })

  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape)
    const timer = setInterval(expire, successMs)
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
        <CloseIcon />
      </button>
    </div>
  )
}
