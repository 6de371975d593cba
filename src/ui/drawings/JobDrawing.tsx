import type { FeatureCard } from '../../content/types.ts'
import { Drawing } from './Drawing.tsx'
import jobs from './jobs.svg'
import quotesAndLoads from './quotes-and-loads.svg'

/**
 * The file that contains each drawing, and the x coordinates of the drawing's left and right edges.
 * The home and sourcing pages show only drawings from the first file, so they don't load the second.
 */
const drawings = {
  quote: [quotesAndLoads, 20, 174],
  options: [quotesAndLoads, 20, 314],
  sample: [jobs, 8, 196],
  firstOrder: [jobs, 20, 266],
  footage: [jobs, 32, 322],
  label: [jobs, 20, 232],
  dock: [jobs, 12, 352],
} as const satisfies Record<FeatureCard['icon'], readonly [string, number, number]>

interface JobDrawingProps {
  of: FeatureCard['icon']
  /** Aligns the drawing with the right edge of its box. By default, the drawing is centred. */
  atEnd?: boolean
}

/** Illustrates a service by drawing what the buyer receives, 180 units high. */
export function JobDrawing({ of, atEnd }: JobDrawingProps) {
  const [file, left, right] = drawings[of]
  const start = atEnd ? right - 399 : (left + right) / 2 - 200
  return (
    <Drawing viewBox={`${start} -34 400 214`} className="daylight">
      <use href={`${file}#${of}`} />
    </Drawing>
  )
}
