import type { CaseFigure } from '../content/types.ts'
import { Box } from './Box.tsx'
import styles from './CaseFigureDrawing.module.css'

/** Draws what a case changed. The result beside it says the same in words. */
export function CaseFigureDrawing({ figure }: { figure: CaseFigure }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 84" aria-hidden="true">
      {drawingOf(figure)}
    </svg>
  )
}

function drawingOf(figure: CaseFigure) {
  switch (figure.kind) {
    case 'cost':
      return <CostBars percent={figure.percent} />
    case 'weeks':
      return <Weeks weeks={figure.weeks} />
    case 'units':
      return <Units units={figure.units.to} minimum={figure.units.from} />
  }
}

/** What was paid before, and what is paid now. */
function CostBars({ percent }: { percent: number }) {
  const width = 384
  const now = (width * percent) / 100
  return (
    <>
      <Box x={1} y={39} width={width} height={26} depth={12} of="wall" />
      <Box x={1} y={83} width={now} height={28} depth={12} of="ink" />
      <path className={styles.saved} d={`M${width - 2} 68H${now + 20}m9-7l-9 7 9 7`} />
      <text x="12" y="32">
        100
      </text>
      <text className={styles.onInk} x="12" y="75">
        {percent}
      </text>
    </>
  )
}

/** A carton for each week, the last of them on its way to the buyer. */
function Weeks({ weeks }: { weeks: number }) {
  const step = 384 / weeks
  return Array.from({ length: weeks }, (_, index) => {
    const isLast = index + 1 === weeks
    const x = 1 + index * step
    return (
      <g key={x}>
        <Box
          x={x}
          y={83}
          width={step - 18}
          height={65}
          depth={15}
          of={isLast ? 'stamp' : 'cardboard'}
        />
        <text className={isLast ? styles.onStamp : undefined} x={x + 10} y="72">
          {index + 1}
        </text>
      </g>
    )
  })
}

/** One square for each unit of a first order; the filled ones are the least a factory may ask. */
function Units({ units, minimum }: { units: number; minimum: number }) {
  return Array.from({ length: units / 25 }, (_, row) => {
    const y = row * 21 + 10
    return (
      <g key={y} className={row < minimum / 25 ? styles.least : undefined}>
        <path className={styles.edges} d={`M0 ${y}h400`} />
        <path className={styles.squares} d={`M1.5 ${y}h398`} />
      </g>
    )
  })
}
