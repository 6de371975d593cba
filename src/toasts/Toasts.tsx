import styles from './Toasts.module.css'
import { useToast } from './toast-store.ts'

/** The live regions for toasts. A live region must exist before its content is added. */
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
