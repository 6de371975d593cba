import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { closeToast, getToast } from '../toasts/toast-store.ts'
import { CharacterCount } from './CharacterCount.tsx'
import { type Answers, changeDraft, type FormState, useDraft } from './draft.ts'
import { EmailSuggestion } from './EmailSuggestion.tsx'
import { ErrorLink, ErrorSummary, FailureMessage } from './ErrorSummary.tsx'
import { FormBody } from './FormBody.tsx'
import { reconsider, sendInquiry } from './send-inquiry.ts'

interface InquiryFormProps {
  /** Shown beside the button. */
  children: ReactNode
}

/** The quote request form. Each success replaces it by a new, empty one. */
export function InquiryForm(props: InquiryFormProps) {
  const { sent } = useDraft()
  return <DraftForm key={sent?.sentAt.getTime()} {...props} />
}

/**
 * The inputs are uncontrolled, so what was typed before hydration stays. Without script the browser
 * validates and posts the form by itself; with it, the form's own messages take over.
 */
function DraftForm({ children }: InquiryFormProps) {
  const { answers, state } = useDraft()
  const [given] = useState({ answers, state })
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
        reconsider()
      }}
    >
      {/* On arrival the page's heading has focus instead. */}
      <Problem state={state} takesFocus={state !== given.state} />
      <FormBody
        // Constant: browsers restore no field whose value is its default.
        answers={given.answers}
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

/** What went wrong, above the fields. */
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

function keepAnswers(form: HTMLFormElement) {
  changeDraft({ answers: Object.fromEntries(new FormData(form)) as Answers })
}

/** Takes the form over from the browser, with what was typed before hydration. */
function takeOver(form: HTMLFormElement) {
  form.noValidate = true
  keepAnswers(form)
  return () => {
    // A failure notice disappears with the form, unless it links back to the form: then the visitor had
    // already left the page.
    const notice = getToast()
    if (notice?.kind === 'destructive' && !notice.link) closeToast()
  }
}
