import type { Category } from '../content/types.ts'
import styles from './Cartons.module.css'

/** Product categories as the printed faces of a stack of cartons. */
export function Cartons({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={styles.stack}>
      {categories.map(({ name }, index) => (
        <li key={name} className={styles.carton}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.count} aria-hidden="true">
            CTN {index + 1} / {categories.length}
          </p>
          <svg className={styles.marks} viewBox="0 0 76 24" aria-hidden="true">
            <path d="M7 22V4M2 9l5-6 5 6M17 22V4M12 9l5-6 5 6M1 22.5h21" />
            <path d="M34 3h10l-1 8c0 3-8 3-8 0zM39 13.5V21M35 22.5h8" />
            <path d="M64 3v19M53 12.5c0-6 5-9.5 11-9.5s11 3.5 11 9.5zM64 22c0 1.5-4 1.5-4-1" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
