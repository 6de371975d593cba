import type { Point } from '../content/types.ts'
import coupons from './Coupons.module.css'
import tags from './HoldTags.module.css'
import { Prose } from './Prose.tsx'
import rows from './Rows.module.css'

const forms = { ...rows, ...coupons, ...tags }

interface LargePointsProps {
  points: readonly Point[]
  /**
   * `columns`: side by side on wide screens. `stacked`: text below title. `coupons`: a tear-off pad.
   * `tags`: the tags that an inspector ties to goods that must not ship.
   */
  as?: 'columns' | 'stacked' | 'coupons' | 'tags'
  /** The word printed on every tag. */
  tag?: string
}

/** Points with large titles on the left of the fold and their texts on its right. */
export function LargePoints({ points, as, tag }: LargePointsProps) {
  const isPaper = as === 'coupons' || as === 'tags'
  return (
    <ul className={`${isPaper ? '' : rows.rows} ${as ? forms[as] : ''}`}>
      {points.map(({ title, description }) => (
        <li key={title} className={`fold ${isPaper ? 'daylight' : ''}`}>
          {tag && <p className={tags.mark}>{tag}</p>}
          <h3 className={rows.title}>{title}</h3>
          <Prose className="note">{description}</Prose>
        </li>
      ))}
    </ul>
  )
}
