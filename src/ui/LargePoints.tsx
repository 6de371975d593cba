import type { Point } from '../content/types.ts'
import coupons from './Coupons.module.css'
import { Prose } from './Prose.tsx'
import rows from './Rows.module.css'

interface LargePointsProps {
  points: readonly Point[]
  /** `columns`: side by side on wide screens. `stacked`: text below title. `coupons`: a tear-off pad. */
  as?: 'columns' | 'stacked' | 'coupons'
  /** Matches the first words of each title, which get a line and a colour of their own. */
  opening?: RegExp
}

/** Points with large titles on the left of the fold and their texts on its right. */
export function LargePoints({ points, as, opening }: LargePointsProps) {
  return (
    <ul className={as === 'coupons' ? coupons.coupons : `${rows.rows} ${as ? rows[as] : ''}`}>
      {points.map(({ title, description }) => (
        <li key={title} className={`fold ${as === 'coupons' ? 'daylight' : ''}`}>
          <h3 className={rows.title}>
            {opening && <span>{opening.exec(title)?.[0]}</span>}
            {opening ? title.replace(opening, '') : title}
          </h3>
          <Prose className="note">{description}</Prose>
        </li>
      ))}
    </ul>
  )
}
