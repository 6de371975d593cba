import styles from './Toasts.module.css'
import { useToast } from './toast-store.ts'

/** Screen readers announce a toast only if the live region existed before the toast. */
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
