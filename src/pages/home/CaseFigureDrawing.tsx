import type { CaseFigure } from '../../content/types.ts'
import { Box } from '../../ui/Box.tsx'
import { Drawing } from '../../ui/Drawing.tsx'

/** Draws what a case changed. The result beside it says the same in words. */
export function CaseFigureDrawing({ figure }: { figure: CaseFigure }) {
  return (
    <Drawing viewBox="-1 -1 402 86">
      {figure.kind === 'cost' && <CostBars percent={figure.percent} />}
      {figure.kind === 'weeks' && <Weeks weeks={figure.weeks} />}
      {figure.kind === 'units' && <Units units={figure.units.to} minimum={figure.units.from} />}
    </Drawing>
  )
}

/** The cost before as a bar of 100, and the cost now as a bar of `percent`. */
function CostBars({ percent }: { percent: number }) {
  const now = 3.84 * percent
  return (
    <>
      <Box x={1} y={39} width={384} height={26} depth={12} of="sheet" />
      <Box x={1} y={83} width={now} height={28} depth={12} of="ink" />
      <path stroke="var(--accent)" strokeWidth="3.5" d={`M382 68H${now + 20}m9-7l-9 7 9 7`} />
      <text x="12" y="33" fontSize="21">
        100
      </text>
      <text x="12" y="76" fontSize="21" color="var(--paper)">
        {percent}
      </text>
    </>
  )
}

/** A carton for each week, the last one in red. */
function Weeks({ weeks }: { weeks: number }) {
  const step = 400 / weeks
  return Array.from({ length: weeks }, (_, index) => {
    const x = 1 + index * step
    const of = index + 1 === weeks ? 'accent' : 'carton'
    return (
      <Box key={x} x={x} y={83} width={step - 18} height={65} depth={15} of={of}>
        <text x={x + 10} y="72" fontSize="21" color={of === 'accent' ? 'var(--on-accent)' : ''}>
          {index + 1}
        </text>
      </Box>
    )
  })
}

/** A first order in rows of 25 units. The red rows are the smallest order that a factory may ask for. */
function Units({ units, minimum }: { units: number; minimum: number }) {
  return Array.from({ length: units / 25 }, (_, row) => {
    const y = row * 21 + 10
    return (
      <g key={y} strokeLinecap="butt">
        <path
          stroke={row < minimum / 25 ? 'var(--accent)' : undefined}
          strokeWidth="15"
          strokeDasharray="12 4.16"
          d={`M0 ${y}h400`}
        />
        <path
          stroke="var(--carton)"
          strokeWidth="6"
          strokeDasharray="3 13.16"
          d={`M4.5 ${y - 4.5}h400`}
        />
      </g>
    )
  })
}
