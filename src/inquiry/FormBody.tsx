import type { ReactNode } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import type { Answers } from './draft.ts'
import { Field } from './Field.tsx'
import styles from './FormBody.module.css'
import { fields } from './fields.ts'
import { type FieldName, honeypot } from './limits.ts'
import type { FieldError } from './schema.ts'

interface FormBodyProps {
  /** The initial values of the fields. */
  answers: Answers
  errors?: readonly FieldError[]
  /** While an inquiry is sent, nothing can be typed, so that nothing typed can be lost. */
  sending?: boolean
  /** Shown below a field while it is filled in: the character count, the email suggestion. */
  below?: Partial<Record<FieldName, ReactNode>> | undefined
  /** Shown beside the button. */
  children: ReactNode
}

/** The questions and the button. */
export function FormBody({ answers, errors, sending, below, children }: FormBodyProps) {
  return (
    <div className={`stack ${styles.body}`}>
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          value={answers[field.name]}
          error={errors?.find((error) => error.field === field.name)?.message}
          readOnly={sending}
        >
          {below?.[field.name]}
        </Field>
      ))}
      <Honeypot />
      <div className={`stack ${styles.send}`}>
        <button
          type="submit"
          className={`button ${styles.button}`}
          aria-disabled={sending || undefined}
        >
          {sending ? inquiryForm.sending : inquiryForm.send}
        </button>
        {/* Not all screen readers announce that a button's label has changed. */}
        <p className="visually-hidden" aria-live="polite">
          {sending && inquiryForm.sending}
        </p>
        {children}
      </div>
    </div>
  )
}

// A honeypot: hidden from people, so an answer only marks the inquiry as suspected spam. The
// attributes tell password managers to skip it: 1Password, LastPass, Bitwarden, Dashlane.
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
