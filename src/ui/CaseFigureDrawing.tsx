import type { CaseFigure } from '../content/types.ts'
import styles from './CaseFigureDrawing.module.css'

/** Draws what a case changed. The result beside it says the same in words. */
export function CaseFigureDrawing({ figure }: { figure: CaseFigure }) {
  switch (figure.kind) {
    case 'cost':
      return <CostBars percent={figure.percent} />
    case 'weeks':
      return <WeekTicks weeks={figure.weeks} />
    case 'units':
      return <UnitGrid units={figure.units.to} minimum={figure.units.from} />
  }
}

function CostBars({ percent }: { percent: number }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 44" aria-hidden="true">
      <rect className={styles.before} x="0.5" y="2" width="99" height="15" />
      <rect className={styles.now} x="0" y="24" width={percent} height="16" />
      <path className={styles.saved} d={`M${percent} 32H99M${percent + 3} 29l-3 3 3 3M99 20v22`} />
      <text x="3" y="11.1">
        BEFORE 100
      </text>
      <text className={styles.onInk} x="3" y="33.6">
        NOW {percent}
      </text>
    </svg>
  )
}

function WeekTicks({ weeks }: { weeks: number }) {
  const width = 100 / weeks
  return (
    <svg className={styles.drawing} viewBox="0 0 100 34" aria-hidden="true">
      {Array.from({ length: weeks }, (_, index) => {
        const x = index * width
        return (
          <g key={x}>
            <rect className={styles.before} x={x + 0.5} y="0.5" width={width - 1} height="26" />
            <path className={styles.tick} d={`M${x + 5} 15l4 4 6-9`} />
            <text x={x + 1} y="33">
              WK {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** One square for each unit of a first order; the filled ones are the least a factory may ask. */
function UnitGrid({ units, minimum }: { units: number; minimum: number }) {
  const places = Array.from({ length: units }, (_, index) => index)
  const outline = (place: number) =>
    `M${(place % 25) * 4 + 0.5} ${Math.floor(place / 25) * 5 + 0.5}h3v3.5h-3z`
  return (
    <svg className={styles.drawing} viewBox="0 0 112 20" aria-hidden="true">
      <path className={styles.now} d={places.slice(0, minimum).map(outline).join('')} />
      <path className={styles.before} d={places.slice(minimum).map(outline).join('')} />
      {[minimum, units].map((count) => (
        <text key={count} x="102" y={Math.ceil(count / 25) * 5 - 1}>
          {count}
        </text>
      ))}
    </svg>
  )
}
