import type { Point } from '../content/types.ts'
import coupons from './Coupons.module.css'
import { Prose } from './Prose.tsx'
import rows from './Rows.module.css'

interface LargePointsProps {
  points: readonly Point[]
  /** How they stand where there is room for more than one under the other. */
  as?: 'columns' | 'stacked' | 'coupons'
  /** With which words each title begins that stand in a line and a colour of their own. */
  opening?: RegExp
}

/** Points that are read by their titles alone: large on the left of the fold, the rest on its right. */
export function LargePoints({ points, as, opening }: LargePointsProps) {
  return (
    <ul className={as === 'coupons' ? coupons.coupons : `${rows.rows} ${as ? rows[as] : ''}`}>
      {points.map(({ title, description }) => (
        <li key={title} className={`fold ${as === 'coupons' ? 'daylight' : ''}`}>
          <h3 className={rows.title}>
            {opening && <span>{opening.exec(title)?.[0]}</span>}
            {opening ? title.replace(opening, '') : title}
          </h3>
          <Prose>{description}</Prose>
        </li>
      ))}
    </ul>
  )
}
