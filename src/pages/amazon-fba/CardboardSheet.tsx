import type { Point } from '../../content/types.ts'
import { Prose } from '../../ui/Prose.tsx'
import styles from './CardboardSheet.module.css'

/** Points on a flat sheet of cardboard: panels between dashed creases, the first as a large label. */
export function CardboardSheet({ panels }: { panels: readonly Point[] }) {
  return (
    <ul className={styles.sheet}>
      {panels.map(({ title, description }) => (
        <li key={title} className="stack">
          <h3>{title}</h3>
          <Prose className="soft">{description}</Prose>
        </li>
      ))}
    </ul>
  )
}
