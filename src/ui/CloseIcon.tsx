import { Drawing } from './drawings/Drawing.tsx'
import styles from './Icon.module.css'

/** A module of its own, because every page needs it, and few need the other icons. */
export function CloseIcon() {
  return (
    <Drawing viewBox="0 0 24 24" className={`${styles.icon} ${styles.close}`}>
      <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />
    </Drawing>
  )
}
