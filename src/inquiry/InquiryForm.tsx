import { type PropsWithChildren, useState } from 'react'
import { useLocation } from 'wouter'
import { loadStyles } from '../navigation/load-styles.ts'
import { keepDocumentUntil } from '../navigation/replace-document.ts'
import type { PagePath } from '../routes.ts'
import { closeToast, getToast } from '../toasts/toast-store.ts'
import { CharacterCount } from './CharacterCount.tsx'
import { type FormState, getDraft, joinFields, readFields, useDraft } from './draft.ts'
import { EmailSuggestion } from './EmailSuggestion.tsx'
import { ErrorLink, ErrorSummary, FailureMessage } from './ErrorSummary.tsx'
import { FormBody } from './FormBody.tsx'
import { isAtForm, updateErrors, validateAndPost } from './send.ts'

/** The quote request form. The inputs are uncontrolled; `joinFields` fills them in. */
export function InquiryForm({ children }: PropsWithChildren) {
  const { entries, state } = useDraft()
  const [initialState] = useState(() => getDraft().state)
  const [, navigate] = useLocation()
  const { email = '', product = '' } = entries
  return (
    <form
      ref={takeOver}
      method="post"
      action="/api/inquiries"
      onSubmit={(event) => {
        event.preventDefault()
        const openThankYou = () => navigate('/thank-you' satisfies PagePath)
        // Validate in a later task, because on a slow phone validation would delay the next paint.
        setTimeout(() => keepDocumentUntil(validateAndPost(openThankYou)))
      }}
      onInput={() => {
        readFields()
        updateErrors()
      }}
    >
      {/* After navigation, focus goes to the heading instead of to old errors. */}
      <Problem state={state} takesFocus={state !== initialState} />
      <FormBody
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
        <FailureMessage {...state} />
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

/** Turns off the browser's validation, and fills in the fields. */
function takeOver(form: HTMLFormElement) {
  form.noValidate = true
  joinFields()
  // Errors and toasts need the full stylesheet: the styles in the HTML don't include theirs.
  loadStyles().catch(console.info)
  return () => {
    readFields()
    // Closes the failure toast if the visitor leaves the page, but not if React replaces the form.
    // A toast with a link stays open, because visitors on other pages need that link to the form.
    const toast = getToast()
    if (toast?.kind === 'destructive' && !toast.link && !isAtForm()) closeToast()
  }
}
