/** What the form needs once somebody writes in it: one chunk, which `InquiryForm` loads then. */
import { navigate } from 'wouter/use-browser-location'
import { inquiryForm } from '../content/inquiry-form.ts'
import { closeToast, showToast } from '../toasts/toast-store.ts'
import { CharacterCount } from './CharacterCount.tsx'
import {
  type Answers,
  changeDraft,
  completeDraft,
  type Failure,
  type FormState,
  getDraft,
} from './draft.ts'
import { EmailSuggestion } from './EmailSuggestion.tsx'
import { ErrorLink, ErrorSummary, FailureMessage } from './ErrorSummary.tsx'
import { honeypot } from './limits.ts'
import { checkInquiry } from './schema.ts'
import { submitInquiry } from './submit-inquiry.ts'

interface ProblemProps {
  state: FormState
  takesFocus: boolean
}

/** Shown above the fields. */
export function Problem({ state, takesFocus }: ProblemProps) {
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

/** Shown below the fields. */
export function below({ email = '', product = '' }: Answers) {
  return { email: <EmailSuggestion address={email} />, product: <CharacterCount text={product} /> }
}

/**
 * Validates and sends the form, and shows the outcome on whatever page the visitor is by then. A
 * success empties the form; after a failure every answer is still there.
 *
 * @throws where the browser cannot make the request, so that nothing was sent.
 */
export async function sendForm(form: HTMLFormElement) {
  closeToast()
  const data = new FormData(form)
  const checked = checkInquiry(Object.fromEntries(data))
  if (!checked.ok) return tell({ status: 'invalid', errors: checked.errors })
  changeDraft({ state: { status: 'sending' } })
  const failure = await submitInquiry(checked.inquiry, data.get(honeypot) !== '')
  if (failure) return tell(failure)
  completeDraft(checked.inquiry)
  showToast({ kind: 'success', ...inquiryForm.success })
  // A visitor who has moved on to another page meanwhile is not pulled away from it.
  if (isAtForm()) navigate('/thank-you')
}

const isAtForm = () => location.pathname.startsWith(inquiryForm.back.href)

function tell(failure: Failure) {
  changeDraft({ state: { ...failure, failedAt: Date.now() } })
  const [title, description = ''] =
    failure.status === 'invalid'
      ? [inquiryForm.invalid, failure.errors[0]?.message]
      : [inquiryForm.failed, failure.message]
  const link = isAtForm() ? undefined : inquiryForm.back
  showToast({ kind: 'destructive', title, description, link })
}

/** Removes the errors of answers that are now valid, and closes the notice. */
export function reconsider() {
  const { state, answers } = getDraft()
  closeToast()
  if (!('failedAt' in state)) return
  const checked = checkInquiry(answers)
  const told = state.status === 'invalid' ? state.errors : []
  const errors = checked.ok
    ? []
    : checked.errors.filter(({ field }) => told.some((error) => error.field === field))
  changeDraft({
    state: errors.length > 0 ? { ...state, status: 'invalid', errors } : { status: 'idle' },
  })
}
