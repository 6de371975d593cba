import { site } from '../site.ts'
import styles from './Wordmark.module.css'

/** The company's name, with this site's own mark unless the owner has a logo. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      {ownLogo ? null : (
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
          <path d="M3 9.5 16 3l13 6.5v13L16 29 3 22.5z" />
          <path opacity={0.35} d="M3 9.5 16 16l13-6.5" />
          <path
            stroke="var(--accent)"
            strokeWidth={3}
            d="M3 16c3.3-2.6 6.5-2.6 9.8 0s6.5 2.6 9.7 0c2.1-1.7 4.3-2.3 6.5-1.8"
          />
        </svg>
      )}
      <span className={styles.name}>{site.name}</span>
    </span>
  )
}
