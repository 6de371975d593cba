import type { cartonLabel } from '../../content/amazon-fba.ts'
import { labels } from '../../content/labels.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Barcode } from '../../ui/drawings/Barcode.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './CartonLabel.module.css'

export function CartonLabel(label: typeof cartonLabel) {
  const { title, fields, barcode, cartonMarks, marks } = label
  return (
    <figure className={`stack ${styles.figure}`}>
      <Sheet title={title} kind={labels.example}>
        <Answers entries={fields} as="pairs" />
        <p className={`label ${styles.code}`} data-mark={barcode.mark}>
          {barcode.label}
        </p>
        <Barcode className={styles.barcode} modules={195} />
        <p className={`label ${styles.code}`}>{barcode.value}</p>
        <Answers entries={cartonMarks} as="pairs" />
      </Sheet>
      <figcaption>
        <ol className={`ruled ${styles.checks}`}>
          {marks.map(({ what, how }, index) => (
            <li key={what} data-mark={index + 1}>
              <strong>{what}</strong> {how}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
