import styles from './Icon.module.css'
import { iconPaths } from './icon-paths.ts'

/** A line icon as large as the text it stands in. The words beside it carry the meaning. */
export function Icon({ name }: { name: keyof typeof iconPaths }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
