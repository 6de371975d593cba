import { Drawing } from './Drawing.tsx'
import goods from './goods.svg'

interface GoodsProps {
  /** Drawings of `goods.svg`, from back to front. */
  drawings: readonly { name: string; transform?: string }[]
  viewBox: string
  strokeWidth: number
  /** Where a line is drawn on which the goods stand. */
  ground?: string
}

/** Goods from the one file that holds their drawings; a picture for the words beside it. */
export function Goods({ drawings, viewBox, strokeWidth, ground }: GoodsProps) {
  return (
    <Drawing viewBox={viewBox}>
      {ground && <path d={ground} />}
      <g className="daylight" strokeWidth={strokeWidth}>
        {drawings.map(({ name, transform }) => (
          <use key={name} href={`${goods}#${name}`} transform={transform} />
        ))}
      </g>
    </Drawing>
  )
}
