import type { CaseWin } from '../../content/types.ts'
import { Box } from '../../ui/Box.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { numbersIn } from '../../ui/numbers-in.ts'

const drawings = { saving, weeks, units }

interface CaseDrawingProps {
  of: NonNullable<CaseWin['drawing']>
  /** The figure to draw, for example "18%" or "50-100". */
  figure: string
}

export function CaseDrawing({ of, figure }: CaseDrawingProps) {
  const numbers = numbersIn(figure)
  return <Drawing viewBox="-1 -1 402 86">{drawings[of](...numbers)}</Drawing>
}

/** Draws the original cost as a bar of 100, and the new cost as a bar shorter by `percent`. */
function saving(percent = 0) {
  const now = 100 - percent
  return (
    <>
      <Box x={1} y={39} width={384} height={26} depth={12} of="sheet" />
      <Box x={1} y={83} width={3.84 * now} height={28} depth={12} of="ink" />
      <path
        className="on-scroll shrinks"
        fill="var(--ink)"
        d={`M${1 + 3.84 * now} 55h${3.84 * percent}v28h-${3.84 * percent}z`}
      />
      <text x="12" y="33">
        100
      </text>
      <text x="12" y="76" color="var(--paper)">
        {now}
      </text>
    </>
  )
}

/** Draws one carton per week. The last one is red. */
function weeks(count = 1) {
  const step = 400 / count
  return Array.from({ length: count }, (_, index) => {
    const x = 1 + index * step
    const of = index + 1 === count ? 'accent' : 'carton'
    return (
      <g key={x} className="on-scroll drops">
        <Box {...{ x, of }} y={83} width={step - 18} height={65} depth={15}>
          <text x={x + 9} y="74" color={of === 'accent' ? 'var(--on-accent)' : undefined}>
            {index + 1}
          </text>
        </Box>
      </g>
    )
  })
}

/** Draws the largest first order in rows of 25 units. The rows of the smallest one are red. */
function units(smallest = 0, largest = smallest) {
  return Array.from({ length: Math.ceil(largest / 25) }, (_, row) => {
    const y = row * 21 + 10
    return (
      <path
        key={y}
        className="on-scroll unrolls"
        stroke={row < smallest / 25 ? 'var(--accent)' : undefined}
        strokeWidth="15"
        strokeLinecap="butt"
        strokeDasharray="12 4.16"
        d={`M0 ${y}h400`}
      />
    )
  })
}
