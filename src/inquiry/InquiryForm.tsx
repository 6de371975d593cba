import { type PropsWithChildren, useState } from 'react'
import { useLocation } from 'wouter'
import { closeToast, getToast } from '../toasts/toast-store.ts'
import { CharacterCount } from './CharacterCount.tsx'
import { type Answers, changeDraft, type FormState, useDraft } from './draft.ts'
import { EmailSuggestion } from './EmailSuggestion.tsx'
import { ErrorLink, ErrorSummary, FailureMessage } from './ErrorSummary.tsx'
import { FormBody } from './FormBody.tsx'
import { fields } from './fields.ts'
import { sendInquiry, updateErrors } from './send-inquiry.ts'

/** The quote request form. After an inquiry has been sent, a new, empty form replaces it. */
export function InquiryForm(props: PropsWithChildren) {
  const { sent } = useDraft()
  return <DraftForm key={sent?.sentAt.getTime()} {...props} />
}

/** The inputs are uncontrolled, so that hydration keeps text that the visitor has already typed. */
function DraftForm({ children }: PropsWithChildren) {
  const { answers, state } = useDraft()
  const [initial] = useState({ answers, state })
  const [, navigate] = useLocation()
  const { email = '', product = '' } = answers
  return (
    <form
      ref={takeOver}
      method="post"
      action="/api/inquiries"
      onSubmit={(event) => {
        event.preventDefault()
        void sendInquiry(event.currentTarget, () => navigate('/thank-you'))
      }}
      onInput={({ currentTarget }) => {
        keepAnswers(currentTarget)
        updateErrors()
      }}
    >
      {/* After navigation, focus goes to the heading instead of to old errors. */}
      <Problem state={state} takesFocus={state !== initial.state} />
      <FormBody
        // On a reload, browsers don't restore a field whose value equals its default value, so the
        // default values must not change as the visitor types.
        answers={initial.answers}
        errors={state.status === 'invalid' ? state.errors : []}
        sending={state.status === 'sending'}
        below={{
          email: <EmailSuggestion address={email} />,
          product: <CharacterCount text={product} />,
        }}
      >
        {children}
      </FormBody>
    </form>
  )
}

function Problem({ state, takesFocus }: { state: FormState; takesFocus: boolean }) {
  if (!('failedAt' in state)) return null
  return (
    <ErrorSummary key={state.failedAt} takesFocus={takesFocus}>
      {state.status === 'failed' ? (
        <FailureMessage message={state.message} />
      ) : (
        <ul>
          {state.errors.map(({ field, message }) => (
            <ErrorLink key={field} field={field}>
              {message}
            </ErrorLink>
          ))}
        </ul>
      )}
    </ErrorSummary>
  )
}

function keepAnswers({ elements }: HTMLFormElement) {
  // In Chromium, `new FormData` would force a layout, because the form has a `textarea`.
  const values = fields.map(({ name }) => {
    const input = elements.namedItem(name) as HTMLInputElement | null
    return [name, input?.value]
  })
  changeDraft({ answers: Object.fromEntries(values) as Answers })
}

/** Turns off the browser's validation, and saves what the visitor typed before hydration. */
function takeOver(form: HTMLFormElement) {
  form.noValidate = true
  keepAnswers(form)
  return () => {
    // Closes the failure toast when the form is removed. A toast with a link stays open, because it
    // is for a visitor on another page.
    const toast = getToast()
    if (toast?.kind === 'destructive' && !toast.link) closeToast()
  }
}
