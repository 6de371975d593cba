import styles from './Icon.module.css'

export function Tick() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path className={`on-scroll unrolls ${styles.tick}`} d="M3 13l6 6L21 5" />
    </svg>
  )
}
