import type { ReactNode } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import type { Answers } from './draft.ts'
import { Field } from './Field.tsx'
import styles from './FormBody.module.css'
import { fields } from './fields.ts'
import { type FieldName, honeypot } from './limits.ts'
import type { FieldError } from './schema.ts'

interface FormBodyProps {
  /** What stands in the fields when they appear. */
  answers: Answers
  errors?: readonly FieldError[]
  sending?: boolean
  /** What helps with an answer while it is written. */
  below?: Partial<Record<FieldName, ReactNode>> | undefined
  /** What stands beside the button. */
  children: ReactNode
}

/** The questions and the button. */
export function FormBody({ answers, errors, sending, below, children }: FormBodyProps) {
  return (
    <div className={styles.body}>
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          value={answers[field.name]}
          error={errors?.find((error) => error.field === field.name)?.message}
        >
          {below?.[field.name]}
        </Field>
      ))}
      <Honeypot />
      <div className={styles.send}>
        {/* The page's first script may have written “Sending…” here before React takes the form over. */}
        <button
          type="submit"
          className={`button ${styles.button}`}
          aria-disabled={sending || undefined}
          data-sending={inquiryForm.sending}
          suppressHydrationWarning
        >
          {sending ? inquiryForm.sending : inquiryForm.send}
        </button>
        {/* Some screen readers do not say that a button's words have changed. */}
        <p className="visually-hidden" aria-live="polite">
          {sending && inquiryForm.sending}
        </p>
        {children}
      </div>
    </div>
  )
}

// A question that only a script sees and answers; what it answers marks the inquiry, no more. The
// attributes tell password managers to leave it alone: 1Password, LastPass, Bitwarden, Dashlane.
function Honeypot() {
  return (
    <div hidden>
      <label htmlFor={honeypot}>{inquiryForm.honeypot}</label>
      <input
        id={honeypot}
        name={honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </div>
  )
}
