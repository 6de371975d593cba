import styles from './Icon.module.css'

/** Marks what is done or right. It is drawn as the visitor scrolls to it. */
export function Tick() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path className={`on-scroll unrolls ${styles.tick}`} d="M3 13l6 6L21 5" />
    </svg>
  )
}
