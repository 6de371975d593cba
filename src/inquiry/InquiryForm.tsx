import { type PropsWithChildren, useState } from 'react'
import { useLocation } from 'wouter'
import { inquiryForm } from '../content/inquiry-form.ts'
import { loadStyles } from '../navigation/load-styles.ts'
import type { PagePath } from '../routes.ts'
import { closeToast, getToast } from '../toasts/toast-store.ts'
import { CharacterCount } from './CharacterCount.tsx'
import {
  changeDraft,
  findField,
  getDraft,
  saveFieldsInDraft,
  syncFieldsWithDraft,
  useDraft,
} from './draft.ts'
import { EmailSuggestion } from './EmailSuggestion.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import fieldStyles from './Field.module.css'
import { Field } from './Field.tsx'
import { fields } from './fields.ts'
import styles from './InquiryForm.module.css'
import { honeypot } from './limits.ts'
import { isAtForm, updateErrors, validateAndPost } from './send.ts'

/** The quote request form. The inputs are uncontrolled; `syncFieldsWithDraft` fills them in. */
export function InquiryForm({ children }: PropsWithChildren) {
  const { state } = useDraft()
  const [initialState] = useState(() => getDraft().state)
  const [, navigate] = useLocation()
  return (
    <form
      ref={takeOver}
      method="post"
      action="/api/inquiries"
      onSubmit={(event) => {
        event.preventDefault()
        // Retry, in case the styles for errors and toasts failed to load.
        loadStyles().catch(console.info)
        // Validate in a later task, because validation on a slow phone would delay the next paint.
        setTimeout(() =>
          validateAndPost(() => navigate('/thank-you' satisfies PagePath)),
        )
      }}
      onInput={() => {
        saveFieldsInDraft()
        updateErrors()
      }}
    >
      {'failedAt' in state && (
        // When the visitor returns to a form with errors, the focus must stay on the page heading.
        <ErrorSummary
          key={state.failedAt}
          failure={state}
          takesFocus={state !== initialState}
        />
      )}
      <FormBody>{children}</FormBody>
    </form>
  )
}

function FormBody({ children }: PropsWithChildren) {
  const { entries, state, notes } = useDraft()
  const errors = state.status === 'invalid' ? state.errors : []
  const sending = state.status === 'sending'
  return (
    <div className={styles.body}>
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          error={errors.find((error) => error.field === field.name)?.message}
          readOnly={sending}
          note={entries[field.name] ? notes?.[field.name] : undefined}
          text={field.multiline ? undefined : entries[field.name] || undefined}
        >
          {field.name === 'email' && (
            <EmailSuggestion address={entries.email ?? ''} />
          )}
          {field.name === 'product' && (
            <CharacterCount text={entries.product ?? ''} />
          )}
        </Field>
      ))}
      {/* A honeypot: if a bot fills it in, the inquiry is marked as suspected spam. */}
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
      <div className={fieldStyles.wide}>
        {/* Some screen readers don't announce a change to a button's label. */}
        <p className="visually-hidden" aria-live="polite">
          {sending && inquiryForm.sending}
        </p>
        {children}
      </div>
    </div>
  )
}

/** Turns off the browser's validation, because this script validates the form itself. */
function takeOver(form: HTMLFormElement) {
  form.noValidate = true
  syncFieldsWithDraft()
  focusFilledField()
  // Errors and toasts need styles that the HTML doesn't include.
  loadStyles().catch(console.info)
  return () => {
    saveFieldsInDraft()
    // If React replaces the form, the visitor stays on the page, and the toast stays open.
    const hasLeftPage = !isAtForm()
    const toast = getToast()
    const isFailureInForm = toast?.kind === 'destructive' && !toast.link
    if (hasLeftPage && isFailureInForm) closeToast()
  }
}

/** Shows what a worksheet has added to the form. */
function focusFilledField() {
  const { focus } = getDraft()
  if (!focus) return
  changeDraft({ focus: undefined })
  const field = findField(focus)
  field?.focus({ preventScroll: true })
  // The note about the worksheet is between the label and the field.
  field?.labels?.[0]?.scrollIntoView()
}
