import type { Point } from '../content/types.ts'
import styles from './HoldTags.module.css'
import { Prose } from './Prose.tsx'
import rows from './Rows.module.css'

interface HoldTagsProps {
  points: readonly Point[]
  /** What is printed at the head of every tag. */
  mark: string
  /** With which words each title begins that stand in a line and a colour of their own. */
  opening: RegExp
}

/** The tags that an inspector ties to goods which may not go on, one for each thing that must not be missing. */
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
          <Prose className="soft">{description}</Prose>
        </li>
      ))}
    </ul>
  )
}
