import styles from './Toasts.module.css'
import { useToast } from './toast-store.ts'

/**
 * Where the notices of the form appear. Both live regions are in the page from the start, because
 * screen readers announce only what is added to a region that they already know.
 */
export function Toasts() {
  const toast = useToast()
  const card = toast && <toast.Card key={toast.shownAt} {...toast} />
  return (
    <div className={styles.corner}>
      <div role="status">{toast?.kind === 'success' && card}</div>
      <div role="alert">{toast?.kind === 'destructive' && card}</div>
    </div>
  )
}
