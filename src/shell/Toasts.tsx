import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './Toasts.module.css'
import { closeToasts, getToasts, subscribeToToasts, type Toast } from './toast-store.ts'

// WCAG 2.2.1: long enough for slow readers; whatever matters is on the page as well.
const successStaysMs = 20_000

const noToasts: readonly Toast[] = []

/**
 * The notices of the form. Both live regions are in the page from the start, because screen readers
 * announce only what is added to a region that they already know. Focus stays where it was.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => noToasts)
  const newest = toasts[0]

  useEffect(() => {
    if (!newest) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeToasts()
    }
    document.addEventListener('keydown', onKeyDown)
    const timer = newest.kind === 'success' ? setTimeout(closeToasts, successStaysMs) : undefined
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      clearTimeout(timer)
    }
  }, [newest])

  const of = (kind: Toast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastCard key={toast.id} {...toast} />)
  return (
    <div className={styles.corner}>
      <div role="status">{of('success')}</div>
      <div role="alert">{of('destructive')}</div>
    </div>
  )
}

function ToastCard({ kind, title, description }: Toast) {
  return (
    <div className={styles.toast} data-kind={kind}>
      <div>
        <p className={styles.title}>{title}</p>
        <p>{description}</p>
      </div>
      <button
        type="button"
        className={styles.close}
        onClick={closeToasts}
        aria-label="Close notice"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
