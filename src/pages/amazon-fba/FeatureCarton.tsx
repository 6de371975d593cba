import type { Job } from '../../content/types.ts'
import carton from '../../ui/Carton.module.css'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import { Illustrated } from '../../ui/drawings/Illustrated.tsx'
import styles from './FeatureCarton.module.css'
import jobs from './jobs.svg'

/** For each drawing, the x coordinates of its left and right edges in the SVG file. */
const edges: Record<Job['drawing'], readonly [left: number, right: number]> = {
  options: [20, 314],
  sample: [-4, 290],
  firstOrder: [20, 266],
  footage: [32, 322],
  label: [20, 196],
  dock: [12, 352],
}

/** A carton with drawings (180 units high) of what the buyer receives from each service. */
export function FeatureCarton({ features }: { features: readonly Job[] }) {
  const draw = ({ drawing }: Job) => {
    const [left, right] = edges[drawing]
    return (
      <Drawing viewBox={`${(left + right) / 2 - 200} -34 400 214`} className="daylight">
        <use href={`${jobs}#${drawing}`} />
      </Drawing>
    )
  }
  const className = `daylight on-edge ${carton.carton} ${styles.carton}`
  return <Illustrated items={features} draw={draw} className={className} />
}
