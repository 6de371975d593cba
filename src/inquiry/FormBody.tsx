import type { ReactNode } from 'react'
import { Field } from './Field.tsx'
import styles from './FormBody.module.css'
import { fields } from './fields.ts'
import type { FieldError } from './schema.ts'

interface FormBodyProps {
  errors?: readonly FieldError[]
  sending?: boolean
  /** What stands in every field, where the function will fill in the answers. */
  value?: string
  /** What stands beside the button. */
  children: ReactNode
}

/** The questions and the button. */
export function FormBody({ errors, sending, value, children }: FormBodyProps) {
  return (
    <div className={styles.body}>
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          value={value}
          error={errors?.find((error) => error.field === field.name)?.message}
        />
      ))}
      <Honeypot />
      <div className={styles.send}>
        <button
          type="submit"
          className={`button ${styles.button}`}
          aria-disabled={sending || undefined}
        >
          {sending ? 'Sending…' : 'Get Free Quote'}
        </button>
        {/* Some screen readers do not say that a button's words have changed. */}
        <p className="visually-hidden" aria-live="polite">
          {sending && 'Sending…'}
        </p>
        {children}
      </div>
    </div>
  )
}

// A question that only a script sees and answers; what it answers marks the inquiry, no more.
function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor="website">Leave this empty</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
