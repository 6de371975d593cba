import type { Point } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Paragraph } from '../../ui/Prose.tsx'
import { Stamp } from '../../ui/Stamp.tsx'
import styles from './HoldTags.module.css'

interface HoldTagsProps {
  points: readonly Point[]
  tag: string
  /** The stamp below the tags. */
  released: string
}

/** A list whose items look like the tags that an inspector ties to goods that must not ship. */
export function HoldTags({ points, tag, released }: HoldTagsProps) {
  return (
    <div>
      <ul className={`${styles.tags} ${balancedRows(points.length, 2)}`}>
        {points.map(({ title, description }) => (
          <li key={title} className="stack daylight">
            <p className={styles.word}>{tag}</p>
            <h3 className="title">{title}</h3>
            <Paragraph className="note">{description}</Paragraph>
          </li>
        ))}
      </ul>
      <p className={`daylight ${styles.released}`}>
        <Stamp ink="passed">{released}</Stamp>
      </p>
    </div>
  )
}
