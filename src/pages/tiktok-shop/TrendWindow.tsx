import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import { Tumbler } from './Tumbler.tsx'

const weeks = [10, 26, 66, 128, 196, 164, 96, 44, 18]

/** A bar chart of a trend. The bars of the few good weeks are red, and the product is drawn above the tallest bar. */
export function TrendWindow() {
  return (
    <Drawing viewBox="0 0 474 342">
      <path d="M0 340H474" />
      <g className="on-scroll unrolls">
        {weeks.map((height, week) => (
          <Box
            key={height}
            {...{ height }}
            x={week * 52 + 2}
            y={340}
            width={38}
            depth={14}
            material={height > 100 ? 'accent' : 'carton'}
          />
        ))}
      </g>
      <g className="on-scroll arrives">
        <Tumbler x={236} y={138} scale={1.3} />
      </g>
    </Drawing>
  )
}
