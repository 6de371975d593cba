import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import styles from './EntryField.module.css'
import { longestEntry } from './entries.ts'

export interface EntryFieldProps {
  label: string
  /** The text as typed. */
  value: string
  onChange: (value: string) => void
  /** Defaults to text. */
  type?: 'date'
  inputMode?: 'decimal' | 'numeric'
  /** A sentence about an entry that can't be understood. */
  question?: string | undefined
  /** A sentence about a date that doesn't exist, such as 31 February. */
  impossible?: string
  /** A sentence that explains the field. */
  note?: string | undefined
  /** What follows the input on its line, such as a unit or a choice. */
  children?: ReactNode
  /** What was found out about the entry, printed beside the label. */
  result?: ReactNode
  className?: string | undefined
}

/**
 * A ruled line that visitors can write on. The input has no name: the quote request form looks for
 * its fields by name, and would take an input called `product` for its own.
 */
export function EntryField(props: EntryFieldProps) {
  const { label, value, onChange, inputMode, note } = props
  const id = useId()
  const [isImpossible, setImpossible] = useState(false)
  const question = isImpossible ? props.impossible : props.question
  // While a date doesn't exist, its field has an empty value, like a blank field.
  const checkDate = ({ target }: { target: HTMLInputElement }) =>
    setImpossible(target.validity.badInput)
  const takeEntry = (event: ChangeEvent<HTMLInputElement>) => {
    checkDate(event)
    onChange(event.target.value)
  }
  return (
    <div className={`${styles.field} ${props.className ?? ''}`}>
      <div className={`cluster ${styles.head}`}>
        <label htmlFor={id} className="label">
          {label}
        </label>{' '}
        {props.result}
      </div>
      <div className={styles.line} data-entry={value}>
        <input
          type={props.type ?? 'text'}
          id={id}
          className={styles.input}
          value={value}
          onChange={takeEntry}
          onBlur={checkDate}
          inputMode={inputMode}
          autoComplete="off"
          spellCheck={false}
          maxLength={longestEntry}
          dir="auto"
          aria-invalid={question ? true : undefined}
          aria-describedby={question || note ? `${id}-note` : undefined}
        />
        {props.children}
      </div>
      {(question || note) && (
        <p
          id={`${id}-note`}
          className={`small ${question ? styles.question : 'soft'}`}
        >
          {question ?? note}
        </p>
      )}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  /** The label of each value. */
  options: Record<Value, string>
  onChange: (value: Value) => void
}

interface LabelledChoiceProps<Value extends string> extends ChoiceProps<Value> {
  /** A sentence about the choice. */
  note?: string | undefined
}

/** A choice on a ruled line, with its label above it. */
export function LabelledChoice<Value extends string>(
  props: LabelledChoiceProps<Value>,
) {
  return (
    <div>
      <p className="label" aria-hidden="true">
        {props.label}
      </p>
      <Choice {...props} />
      <p className="small" role="status">
        {props.note}
      </p>
    </div>
  )
}

/** A choice on a ruled line. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const names = Object.keys(options) as Value[]
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {options[name]}
        </option>
      ))}
    </select>
  )
}
