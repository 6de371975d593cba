import type { Point } from '../content/types.ts'
import styles from './HoldTags.module.css'
import { Prose } from './Prose.tsx'
import rows from './Rows.module.css'

interface HoldTagsProps {
  points: readonly Point[]
  /** The word printed at the head of every tag. */
  mark: string
  /** Matches the first words of each title, which get a line and a colour of their own. */
  opening: RegExp
}

/** Points as hold tags: the tags that an inspector ties to goods that must not ship. */
export function HoldTags({ points, mark, opening }: HoldTagsProps) {
  return (
    <ul className={`daylight ${styles.tags}`}>
      {points.map(({ title, description }) => (
        <li key={title}>
          <p className={styles.mark}>{mark}</p>
          <h3 className={rows.title}>
            <span>{opening.exec(title)?.[0]}</span>
            {title.replace(opening, '')}
          </h3>
          <Prose className="note">{description}</Prose>
        </li>
      ))}
    </ul>
  )
}
