import type { ReactNode } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import styles from './Field.module.css'
import type { FieldDescription } from './fields.ts'

interface FieldProps extends FieldDescription {
  error?: string | undefined
  readOnly?: boolean | undefined
  text?: string | undefined
  /** A sentence about what a worksheet added to the field. */
  note?: string | undefined
  children?: ReactNode
}

export function Field(props: FieldProps) {
  const { name, label, hint, error, note, required, multiline, input } = props
  const describedBy = [
    hint && `${name}-hint`,
    error && `${name}-error`,
    note && `${name}-note`,
  ]
    .filter(Boolean)
    .join(' ')
  const shared = {
    id: name,
    name,
    required,
    readOnly: props.readOnly,
    className: styles.input,
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
  return (
    <div
      className={`${styles.field} ${props.short ? '' : styles.wide}`}
      data-text={props.text}
    >
      <div className={styles.words}>
        <label htmlFor={name} className={styles.label}>
          {label}{' '}
          {!required && (
            <span className={`soft ${styles.optional}`}>
              {inquiryForm.optional}
            </span>
          )}
        </label>
        {hint && (
          <p id={`${name}-hint`} className="soft small">
            {hint}
          </p>
        )}
        {note && (
          <p id={`${name}-note`} className={`small ${styles.note}`}>
            {note}
          </p>
        )}
      </div>
      {error && (
        // Each message gets a new element. If React changed the text of an existing element, the
        // browser's translation of the old message would remain.
        <p key={error} id={`${name}-error`} className={`small ${styles.error}`}>
          <span className="visually-hidden">{inquiryForm.problem.prefix} </span>
          <span>{error}</span>
        </p>
      )}
      {multiline ? (
        <textarea {...shared} rows={3} />
      ) : (
        <input type="text" {...shared} {...input} />
      )}
      {props.children}
    </div>
  )
}
