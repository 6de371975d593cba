import type { Job } from '../../content/types.ts'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import jobs from './jobs.svg'

/** The x coordinates of the left and right edges of each drawing in the file. */
const edges = {
  options: [20, 314],
  sample: [8, 196],
  firstOrder: [20, 266],
  footage: [32, 322],
  label: [20, 196],
  dock: [12, 352],
} as const satisfies Record<Job['drawing'], readonly [number, number]>

/** Illustrates a service by drawing what the buyer receives, 180 units high. */
export function JobDrawing({ of }: { of: Job['drawing'] }) {
  const [left, right] = edges[of]
  return (
    <Drawing viewBox={`${(left + right) / 2 - 200} -34 400 214`} className="daylight">
      <use href={`${jobs}#${of}`} />
    </Drawing>
  )
}
