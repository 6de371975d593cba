import type { ReactNode } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import { Field } from './Field.tsx'
import styles from './FormBody.module.css'
import { fields } from './fields.ts'
import { type FieldName, honeypot } from './limits.ts'
import type { FieldError } from './schema.ts'

interface FormBodyProps {
  errors: readonly FieldError[]
  /** Makes all fields read-only while an inquiry is being sent, so that no edit is lost. */
  sending: boolean
  below: Partial<Record<FieldName, ReactNode>>
  children: ReactNode
}

export function FormBody({ errors, sending, below, children }: FormBodyProps) {
  return (
    <div className={styles.body}>
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          error={errors.find((error) => error.field === field.name)?.message}
          readOnly={sending}
        >
          {below[field.name]}
        </Field>
      ))}
      {/* A honeypot. If a bot fills it in, the inquiry is marked as suspected spam. */}
      <div hidden>
        <label htmlFor={honeypot.id}>{inquiryForm.honeypot}</label>
        <input type="text" tabIndex={-1} autoComplete="off" {...honeypot} />
      </div>
      <button
        type="submit"
        className={`button ${styles.button}`}
        aria-disabled={sending || undefined}
      >
        {sending ? inquiryForm.sending : inquiryForm.send}
      </button>
      <div className={styles.wide}>
        {/* Some screen readers don't announce a change to a button's label. */}
        <p className="visually-hidden" aria-live="polite">
          {sending && inquiryForm.sending}
        </p>
        {children}
      </div>
    </div>
  )
}
