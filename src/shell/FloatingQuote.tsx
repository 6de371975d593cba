import { shell } from '../content/shell.ts'
import { CloseIcon } from '../ui/CloseIcon.tsx'
import styles from './FloatingQuote.module.css'

const { label, action, dismiss } = shell.floatingQuote

interface FloatingQuoteProps {
  onDismiss: () => void
}

export function FloatingQuote({ onDismiss }: FloatingQuoteProps) {
  return (
    <aside className={styles.floating} aria-label={label}>
      <div className={`small ${styles.button}`}>
        <a href={action.href} className={styles.link}>
          {action.label}
        </a>
        <button type="button" className={styles.dismiss} onClick={onDismiss} aria-label={dismiss}>
          <CloseIcon />
        </button>
      </div>
    </aside>
  )
}
