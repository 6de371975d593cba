import { cartonCheck } from '../content/carton-check.ts'
import { Barcode } from '../ui/drawings/Barcode.tsx'
import { EntryField, type EntryFieldProps } from './EntryField.tsx'
import type { EntriesInUse } from './entries.ts'
import { Line, LineHead, type LineProps, LineResult } from './Line.tsx'
import styles from './Results.module.css'
import { type SideName, sideNames } from './rules/carton.ts'
import type { SidesCheck } from './rules/carton-sides.ts'
import { entriesOfSide } from './rules/carton-size.ts'

interface FilledInLineProps extends LineProps {
  field: Pick<EntryFieldProps, 'value' | 'onChange' | 'inputMode'>
}

/** A line with one field. The field shows the result and the reason for it. */
export function FilledInLine({ field, ...props }: FilledInLineProps) {
  const { number, check } = props
  const { name, state, reason } = check
  return (
    <Line {...props}>
      <EntryField
        {...field}
        label={`${number}. ${name}`}
        result={<LineResult state={state} />}
        note={reason}
        question={state === 'unclear' ? reason : undefined}
      />
    </Line>
  )
}

interface SizeLineProps extends LineProps {
  check: SidesCheck
  typed: Record<SideName, string>
  change: EntriesInUse['change']
}

/** The three sides of the carton. A size can also be pasted into one of them. */
export function SizeLine({ typed, change, ...props }: SizeLineProps) {
  const { number, check } = props
  return (
    <Line {...props}>
      <LineHead number={number} check={check} />
      <div className={styles.sides}>
        {sideNames.map((side) => (
          <EntryField
            key={side}
            label={cartonCheck.sides[side]}
            value={typed[side]}
            onChange={(text) => change(entriesOfSide(side, text))}
            inputMode="decimal"
            question={check.questions[side]}
          />
        ))}
      </div>
      <p className="small soft">{check.reason}</p>
    </Line>
  )
}

/** How many narrow bars the drawing of the label's barcode is wide. */
const barcodeModules = 195

interface MarkLineProps extends LineProps {
  hasBarcode: boolean
  setRemoved: (isRemoved: boolean) => void
}

/** A line that the visitor can remove, to see what happens at the dock without it. */
export function MarkLine({ hasBarcode, setRemoved, ...props }: MarkLineProps) {
  const { number, check } = props
  const isRemoved = check.state === 'failed'
  const action = isRemoved ? cartonCheck.putBack : cartonCheck.remove
  return (
    <Line {...props}>
      <LineHead number={number} check={check} />
      {hasBarcode && !isRemoved && (
        <Barcode className={styles.bar} modules={barcodeModules} />
      )}
      <p className="small">{check.reason}</p>
      <button
        type="button"
        className="text-button"
        aria-label={`${action}: ${check.name}`}
        onClick={() => setRemoved(!isRemoved)}
      >
        {action}
      </button>
    </Line>
  )
}
