import { useSyncExternalStore } from 'react'
import styles from './Toasts.module.css'
import { getToast, subscribeToToast } from './toast-store.ts'

/**
 * Where the notices of the form appear. Both live regions are in the page from the start, because
 * screen readers announce only what is added to a region that they already know.
 */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToast, getToast, getToast)
  return (
    <div className={styles.corner}>
      <div role="status">{toast?.kind === 'success' && toast.card}</div>
      <div role="alert">{toast?.kind === 'destructive' && toast.card}</div>
    </div>
  )
}
