import type { cartonLabel } from '../../content/amazon-fba.ts'
import { labels } from '../../content/labels.ts'
import { Answers } from '../../ui/Answers.tsx'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Barcode } from '../../ui/drawings/Barcode.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './CartonLabel.module.css'

/** A carton's label and marks, and the list that explains the numbered ones. */
export function CartonLabel(label: typeof cartonLabel) {
  const { title, fields, barcode, cartonMarks, marks } = label
  return (
    <figure className={`stack ${styles.figure}`}>
      <Sheet title={title} kind={labels.example}>
        <Answers entries={fields} as="pairs" />
        <p className={`label ${styles.code}`}>{barcode.label}</p>
        <Barcode className={styles.barcode} />
        <p className={`label ${styles.code}`}>{barcode.value}</p>
        <Answers entries={cartonMarks} as="pairs" />
      </Sheet>
      <figcaption>
        <ol className={`ruled ${styles.checks} ${balancedRows(marks.length, 2)}`}>
          {marks.map(({ what, how }) => (
            <li key={what}>
              <strong>{what}</strong> {how}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
