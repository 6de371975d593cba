import type { prepCarton } from '../content/amazon-fba.ts'
import { Stamp } from '../ui/Stamp.tsx'
import { PrepCartonDrawing } from './PrepCartonDrawing.tsx'
import styles from './PrepFigure.module.css'

/** A prepped carton and the key to its drawing: what is checked before it may leave. */
export function PrepFigure({ carton }: { carton: typeof prepCarton }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>
        <PrepCartonDrawing carton={carton} />
        <div className={styles.stamp}>
          <Stamp ink="passed">{carton.stamp}</Stamp>
        </div>
      </div>
      <figcaption>
        <ol className={styles.checks}>
          {carton.checks.map(({ what, how }) => (
            <li key={what}>
              <strong>{what}</strong> {how}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
