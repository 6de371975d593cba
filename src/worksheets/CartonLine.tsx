import type { ReactNode } from 'react'
import { cartonCheck } from '../content/carton-check.ts'
import type { Source } from '../content/carton-limits.ts'
import { Barcode } from '../ui/drawings/Barcode.tsx'
import { EntryField } from './EntryField.tsx'
import styles from './Results.module.css'
import { entriesOfSide, type SideName, sideNames } from './rules/carton.ts'
import type { Check, CheckedCarton } from './rules/carton-checks.ts'

interface LineProps {
  number: number
  check: Check
  isLit: boolean
  light: () => void
}

/** What the line passes on to its field: the label, the result, and the reason for the result. */
type FieldParts = Pick<
  Parameters<typeof EntryField>[0],
  'label' | 'result' | 'note' | 'question'
>

interface CartonLineProps extends LineProps {
  children: (field: FieldParts) => ReactNode
}

/** A line of the label that the visitor fills in, with the limit and where it is published. */
export function CartonLine({ children, ...props }: CartonLineProps) {
  const { number, check } = props
  return (
    <Line {...props}>
      {children({
        label: `${number}. ${check.name}`,
        result: <Result check={check} />,
        note: check.reason,
        question: check.state === 'unclear' ? check.reason : undefined,
      })}
    </Line>
  )
}

interface SizeLineProps extends LineProps {
  check: CheckedCarton['sides']
  entries: Record<SideName, string>
  change: (entries: Readonly<Record<string, string>>) => void
}

export function SizeLine({ entries, change, ...props }: SizeLineProps) {
  const { number, check } = props
  return (
    <Line {...props}>
      <Head number={number} check={check} />
      <div className={styles.sides}>
        {sideNames.map((side) => (
          <EntryField
            key={side}
            label={cartonCheck.sides[side]}
            value={entries[side]}
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

interface MarkLineProps extends LineProps {
  hasBarcode: boolean
  toggle: (isRemoved: boolean) => void
}

/** A line that the visitor can remove, to see what happens at the dock without it. */
export function MarkLine({ hasBarcode, toggle, ...props }: MarkLineProps) {
  const { number, check } = props
  const isRemoved = check.state === 'failed'
  const action = isRemoved ? cartonCheck.putBack : cartonCheck.remove
  return (
    <Line {...props}>
      <Head number={number} check={check} />
      {hasBarcode && !isRemoved && (
        <Barcode className={styles.bar} modules={195} />
      )}
      <p className="small">{check.reason}</p>
      <button
        type="button"
        className="text-button"
        aria-label={`${action}: ${check.name}`}
        onClick={() => toggle(!isRemoved)}
      >
        {action}
      </button>
    </Line>
  )
}

function Line({
  check,
  isLit,
  light,
  children,
}: LineProps & { children: ReactNode }) {
  const { state, source, isUnconfirmed } = check
  return (
    <li
      className={styles.line}
      data-gap={isFine(state) ? undefined : ''}
      data-passed={state === 'passed' ? '' : undefined}
      data-lit={isLit ? '' : undefined}
      onFocus={light}
    >
      {children}
      {isUnconfirmed && <p className="small">{cartonCheck.unconfirmed}</p>}
      {source && <SourceLink {...source} />}
    </li>
  )
}

function Head({ number, check }: Pick<LineProps, 'number' | 'check'>) {
  return (
    <div className="cluster">
      <span className="label">
        {number}. {check.name}
      </span>{' '}
      <Result check={check} />
    </div>
  )
}

function isFine(state: Check['state']): boolean {
  return ['passed', 'none', 'exempt', 'present'].includes(state)
}

function Result({ check: { state } }: { check: Check }) {
  return (
    <strong className={isFine(state) ? styles.known : styles.missing}>
      {cartonCheck.results[state]}
    </strong>
  )
}

function SourceLink({ source, sourceName, checkedOn }: Source) {
  return (
    <p className="small soft">
      {cartonCheck.source} <a href={source}>{sourceName}</a>
      {checkedOn ? cartonCheck.checkDate(checkedOn) : cartonCheck.notChecked}
    </p>
  )
}
