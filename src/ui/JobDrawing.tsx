import type { FeatureCard } from '../content/types.ts'
import { Drawing } from './Drawing.tsx'
import jobs from './jobs.svg'

/** The x coordinates of the left and right edges of each drawing in `jobs.svg`. */
const ends = {
  quote: [20, 174],
  options: [20, 314],
  sample: [8, 196],
  firstOrder: [20, 266],
  footage: [32, 322],
  label: [20, 232],
  dock: [12, 352],
} as const satisfies Record<FeatureCard['icon'], readonly [number, number]>

interface JobDrawingProps {
  of: FeatureCard['icon']
  /** Aligns the drawing with the right edge of its box. By default, the drawing is centred. */
  atEnd?: boolean
}

/** Illustrates a service by drawing what the buyer receives. */
export function JobDrawing({ of, atEnd }: JobDrawingProps) {
  const [left, right] = ends[of]
  const start = atEnd ? right - 399 : (left + right) / 2 - 200
  return (
    <Drawing viewBox={`${start} -34 400 214`} className="daylight">
      <use href={`${jobs}#${of}`} />
    </Drawing>
  )
}
