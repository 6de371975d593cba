import type { cartonLabel } from '../../content/amazon-fba.ts'
import { labels } from '../../content/labels.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Barcode } from '../../ui/drawings/Barcode.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Worksheet } from '../../worksheets/Worksheet.tsx'
import styles from './CartonLabel.module.css'

/** On the label, each rule is under the field that it applies to. */
interface Field {
  label: string
  value: string
  rule?: string
}

const loadCartonCheck = () => import('../../worksheets/CartonCheck.tsx')

export function CartonLabel(label: typeof cartonLabel) {
  return (
    <Worksheet id="fba-carton" label={label.worksheet} load={loadCartonCheck}>
      <ExampleLabel {...label} />
    </Worksheet>
  )
}

function ExampleLabel(label: typeof cartonLabel) {
  const { title, fields, barcode, cartonMarks } = label
  return (
    <figure aria-label={`${title} (${labels.example})`}>
      <Sheet title={title} kind={labels.example}>
        <Answers entries={fields.map(withRule)} as="pairs" />
        <p className={`label ${styles.code}`}>{barcode.label}</p>
        <Barcode className={styles.barcode} modules={195} />
        <p className={`label ${styles.code}`}>{barcode.value}</p>
        <p className={`note ${styles.rule}`}>{barcode.rule}</p>
        <Answers entries={cartonMarks.map(withRule)} as="pairs" />
      </Sheet>
    </figure>
  )
}

function withRule({ label, value, rule }: Field) {
  if (!rule) return { label, value }
  return {
    label,
    value: (
      <>
        <Prose>{value}</Prose>
        <span className={`note ${styles.rule}`}>{rule}</span>
      </>
    ),
  }
}
