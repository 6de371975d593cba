import type { Point } from '../content/types.ts'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './InspectionSheet.module.css'

/** An inspection sheet: a sample measured on all sides, the rules it was held to, the stamp. */
export function InspectionSheet({ title, checks }: { title: string; checks: readonly Point[] }) {
  const rules = checks.map((check) => check.title).join(', ')
  return (
    <Sheet
      title={title}
      stamp="QC passed"
      ink="passed"
      alternative={`${title}, each ticked: ${rules}. Stamped: QC passed.`}
    >
      <MeasuredSample />
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={check.title}>
            <svg className={styles.tick} viewBox="0 0 20 20" aria-hidden="true">
              <path className={styles.box} d="M1 3h16v16H1z" />
              <path d="m5 11 4 4L18 2" />
            </svg>
            {check.title}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

// A mug between dimension lines, in the corners of a viewfinder: the proof is on camera.
function MeasuredSample() {
  return (
    <svg className={styles.sample} viewBox="0 0 360 168" aria-hidden="true">
      <path className={styles.viewfinder} d="M8 28V8h20M332 8h20v20M352 140v20h-20M28 160H8v-20" />
      <path
        className={styles.product}
        fillRule="evenodd"
        d="M212 46h20q28 0 28 33t-28 33h-20zM212 60h18q15 0 15 19t-15 19h-18z"
      />
      <path className={styles.product} d="M128 28h84v92q0 12-12 12h-60q-12 0-12-12zM128 42h84" />
      <path
        className={styles.dimension}
        d="M92 28v104M87 28h10M87 132h10M128 150h84M128 145v10M212 145v10M290 46v66M285 46h10M285 112h10"
      />
      <path className={styles.extension} d="M100 28h24M100 132h36M234 46h48M234 112h48" />
    </svg>
  )
}
