import type { ReactNode } from 'react'
import { cartonCheck } from '../content/carton-check.ts'
import type { Source } from '../content/carton-limits.ts'
import styles from './Results.module.css'
import type { Check, CheckState } from './rules/check.ts'

export interface LineProps {
  number: number
  check: Check
  /** Whether this line is marked, because the visitor has chosen its number on the label. */
  isLit: boolean
  /** Marks this line. */
  light: () => void
}

/**
 * A line of the carton's label: `children` with the rule, and where the rule is published. A line
 * looks passed or failed, or neither if an entry for it is missing or unclear.
 */
export function Line(props: LineProps & { children: ReactNode }) {
  const { check, isLit, light, children } = props
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

/** The number and the name of a line, with its result. */
export function LineHead({
  number,
  check,
}: Omit<LineProps, 'isLit' | 'light'>) {
  return (
    <div className="cluster">
      <span className="label">
        {number}. {check.name}
      </span>{' '}
      <LineResult state={check.state} />
    </div>
  )
}

const fineStates: CheckState[] = ['passed', 'none', 'exempt', 'present']

function isFine(state: CheckState): boolean {
  return fineStates.includes(state)
}

export function LineResult({ state }: { state: CheckState }) {
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
