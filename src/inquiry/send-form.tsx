import { navigate } from 'wouter/use-browser-location'
import { inquiryForm } from '../content/inquiry-form.ts'
import { showToast } from '../toasts/ToastCard.tsx'
import { closeToast } from '../toasts/toast-store.ts'
import { changeDraft, completeDraft, type FormState, getDraft } from './draft.ts'
import { honeypot } from './limits.ts'
import { checkInquiry, type Inquiry } from './schema.ts'
import { type Submission, submitInquiry } from './submit-inquiry.ts'

/**
 * Validates and sends the form, one inquiry at a time, and shows the outcome on whatever page the
 * visitor is by then. A success empties the form; after a failure every answer is still there.
 *
 * @throws if the request cannot be made, so that nothing was sent.
 */
export async function sendForm(form: HTMLFormElement) {
  closeToast()
  const data = new FormData(form)
  const checked = checkInquiry(Object.fromEntries(data))
  if (!checked.ok) return tell({ status: 'invalid', errors: checked.errors })
  const submission = submitInquiry(checked.inquiry, data.get(honeypot) !== '')
  const sending: FormState = { status: 'sending' }
  changeDraft({ state: sending })
  const outcome = await submission
  if (outcome.status === 'accepted') return succeed(checked.inquiry)
  // Another state means that the visitor left and came back meanwhile, and may have sent it again.
  if (getDraft().state === sending) tell(outcome)
}

const isAtForm = () => location.pathname.startsWith(inquiryForm.back.href)

function succeed(inquiry: Inquiry) {
  completeDraft(inquiry)
  showToast({ kind: 'success', ...inquiryForm.success })
  // A visitor who has moved on to another page meanwhile is not pulled away from it.
  if (isAtForm()) navigate('/thank-you')
}

function tell(failure: Exclude<Submission, { status: 'accepted' }>) {
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
