import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import { Pack } from '../../ui/drawings/Pack.tsx'

const weeks = [10, 26, 66, 128, 196, 164, 96, 44, 18]

export function TrendChart() {
  return (
    <Drawing viewBox="0 0 474 342">
      <path d="M0 340H474" />
      <g className="daylight on-load unrolls">
        {weeks.map((height, week) => (
          <Box
            key={height}
            {...{ height }}
            x={week * 52 + 2}
            y={340}
            width={38}
            depth={14}
            material={height > 100 ? 'sea' : 'carton'}
          />
        ))}
        {/* Three packs of the product that the plan further down is about. */}
        <g transform="translate(192 144) scale(.72)">
          <Pack x={0} y={0} />
          <Pack x={0} y={-22} />
          <Pack x={0} y={-44} />
        </g>
      </g>
    </Drawing>
  )
}
