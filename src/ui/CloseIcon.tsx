import styles from './Icon.module.css'

/** A module of its own: every page shows it, and few need the paths of the other icons. */
export function CloseIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />
    </svg>
  )
}
