import type { Point } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Prose } from '../../ui/Prose.tsx'
import styles from './HoldTags.module.css'

interface HoldTagsProps {
  points: readonly Point[]
  /** The word printed on every tag. */
  tag: string
}

/** Points on the tags that an inspector ties to goods that must not ship. */
export function HoldTags({ points, tag }: HoldTagsProps) {
  return (
    <ul className={`${styles.tags} ${balancedRows(points.length, 2)}`}>
      {points.map(({ title, description }) => (
        <li key={title} className="stack daylight">
          <p className={styles.word}>{tag}</p>
          <h3 className="title">{title}</h3>
          <p className="note">
            <Prose>{description}</Prose>
          </p>
        </li>
      ))}
    </ul>
  )
}
