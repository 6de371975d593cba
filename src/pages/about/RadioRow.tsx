import { type ReactNode, useId } from 'react'
import styles from './BeTheInspector.module.css'

interface RadioRowProps<Value extends string> {
  legend: string
  /** The label of each value. */
  options: readonly { value: Value; label: ReactNode }[]
  /** Undefined if nothing is chosen yet. */
  value: Value | undefined
  onChange: (value: Value) => void
  className?: string | undefined
}

/** Radio buttons in a row. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { legend, options, value, onChange, className = 'cluster' } = props
  const name = useId()
  return (
    <fieldset className={styles.radios}>
      <legend className="label">{legend}</legend>
      <div className={className}>
        {options.map((option) => (
          <label key={option.value} className={styles.radio}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
