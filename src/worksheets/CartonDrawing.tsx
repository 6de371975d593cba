import { cartonCheck } from '../content/carton-check.ts'
import { Box } from '../ui/drawings/Box.tsx'
import { Drawing } from '../ui/drawings/Drawing.tsx'
import styles from './Results.module.css'
import { isOneUnit, longestFirst } from './rules/carton.ts'
import { liftLabelOf } from './rules/carton-changes.ts'
import type { CheckedCarton } from './rules/carton-checks.ts'
import { millimetresPerInch } from './rules/carton-units.ts'

const { drawing } = cartonCheck

/** The room for the drawing, and where the lower left corner of the carton is. */
const room = { width: 230, height: 190, x: 20, y: 225 }

/** In cabinet projection, depth is drawn at half its size, at 45°. */
const depthFactor = 0.35

/**
 * The visitor's carton beside the largest that is allowed, to scale, with the longest side in front.
 * Until all sides are known, only the limit is drawn. The text beside the drawing says the same.
 */
export function CartonDrawing({ checked }: { checked: CheckedCarton }) {
  const { measured, sides, marks } = checked
  const known = longestFirst(measured)
  const carton = known.length === 3 ? known : []
  const { limits } = measured
  const rule = isOneUnit(measured) ? limits.oneUnit.sides : limits.sides
  const limit = (rule?.inches ?? []).map((inch) => inch * millimetresPerInch)
  if (carton.length === 0 && limit.length === 0) return null
  const scale = scaleOf([carton, limit])
  const isLabelled = marks[0]?.state === 'present'
  return (
    <Drawing viewBox="0 0 280 240" className={styles.drawing}>
      {carton.length > 0 && (
        <CartonBox
          {...drawnSizeOf(carton, scale)}
          isTooLarge={sides.state === 'failed'}
          isLabelled={isLabelled}
          liftLabel={liftLabelIn(checked)}
        />
      )}
      {limit.length > 0 && <LimitFrame {...drawnSizeOf(limit, scale)} />}
    </Drawing>
  )
}

interface DrawnSize {
  width: number
  height: number
  depth: number
}

/** @param sides the longest first. A carton lies on its second side. */
function drawnSizeOf(sides: readonly number[], scale: number): DrawnSize {
  const [width = 0, depth = 0, height = 0] = sides.map((side) => side * scale)
  return { width, depth: depth * depthFactor, height }
}

/** Returns how large a millimetre is drawn, so that all of these boxes fit. */
function scaleOf(boxes: readonly (readonly number[])[]): number {
  const scales = boxes
    .filter((sides) => sides.length > 0)
    .map((sides) => {
      const { width, depth, height } = drawnSizeOf(sides, 1)
      return Math.min(
        room.width / (width + depth),
        room.height / (height + depth),
      )
    })
  return Math.min(...scales)
}

function liftLabelIn({ measured }: CheckedCarton): string | undefined {
  const { weight, limits } = measured
  if (!isOneUnit(measured) || weight.is !== 'read') return undefined
  const label = liftLabelOf(weight.value, limits)
  return label && drawing[label]
}

interface CartonBoxProps extends DrawnSize {
  isTooLarge: boolean
  isLabelled: boolean
  liftLabel: string | undefined
}

function CartonBox(props: CartonBoxProps) {
  const { width, height, depth, isTooLarge, isLabelled, liftLabel } = props
  const { x, y } = room
  return (
    <Box
      x={x}
      y={y}
      width={width}
      height={height}
      depth={depth}
      material={isTooLarge ? 'accent' : 'carton'}
    >
      {isLabelled && <Label width={width} height={height} />}
      {liftLabel && (
        <text x={x + width / 2} y={y + 14} className={styles.liftLabel}>
          {liftLabel}
        </text>
      )}
    </Box>
  )
}

/** The label in the lower left corner of the carton's front. */
function Label({ width, height }: Pick<DrawnSize, 'width' | 'height'>) {
  const labelWidth = Math.min(width * 0.4, height * 0.7, 60)
  const labelHeight = labelWidth * 0.75
  return (
    <rect
      fill="var(--sheet)"
      x={room.x + width * 0.08}
      y={room.y - height * 0.15 - labelHeight}
      width={labelWidth}
      height={labelHeight}
    />
  )
}

/** The largest carton: its front, and the edges that lead from the front to the back. */
function LimitFrame({ width, height, depth }: DrawnSize) {
  const { x, y } = room
  const top = y - height
  const right = x + width
  const toBack = `l${depth}-${depth}`
  const toFront = `l-${depth} ${depth}`
  return (
    <g className={styles.limit}>
      <path d={`M${x} ${y}V${top}H${right}V${y}z`} />
      <path d={`M${x} ${top}${toBack}h${width}v${height}${toFront}`} />
      <path d={`M${right} ${top}${toBack}`} />
      <text x={right + depth} y={top - depth - 8}>
        {drawing.limit}
      </text>
    </g>
  )
}
