import type { FeatureCard, PackingListHead } from '../content/types.ts'
import { Icon } from './Icon.tsx'
import styles from './PackingList.module.css'
import { Prose } from './Prose.tsx'

interface PackingListProps extends PackingListHead {
  lines: readonly FeatureCard[]
}

/** What the service takes over, as the lines of a packing list: ticked off and ruled. */
export function PackingList({ title, note, lines }: PackingListProps) {
  return (
    <div className={styles.sheet}>
      <p className={`label ${styles.head}`}>
        <span>{title}</span> <span>{lines.length} lines</span> <span>{note}</span>
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.title}>
            <svg className={styles.tick} viewBox="0 0 28 24" aria-hidden="true">
              <path d="M1.5 4.5h18v18h-18z" />
              <path d="M6 12l5 6L25 3" />
            </svg>
            <h3>{line.title}</h3>
            <p>
              <Prose>{line.description}</Prose>
            </p>
            <span className={styles.icon}>
              <Icon name={line.icon} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
