import { navigate } from 'wouter/use-browser-location'
import { inquiryForm } from '../content/inquiry-form.ts'
import { showToast } from '../toasts/ToastCard.tsx'
import { closeToast } from '../toasts/toast-store.ts'
import { changeDraft, completeDraft, type FormState, getDraft } from './draft.ts'
import { honeypot } from './limits.ts'
import { checkInquiry, type Inquiry } from './schema.ts'
import { type Submission, submitInquiry } from './submit-inquiry.ts'

/**
 * Sends what stands in the form, one inquiry at a time, and says what came of it wherever the
 * visitor is by then: a success empties the form, after any failure every answer is still there.
 *
 * @throws where the request cannot even be made; nothing has left then.
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
  // Otherwise the visitor has come back to the page meanwhile, and may have sent the form again.
  if (getDraft().state === sending) tell(outcome)
}

const isAtForm = () => location.pathname.startsWith(inquiryForm.back.href)

function succeed(inquiry: Inquiry) {
  completeDraft(inquiry)
  showToast({ kind: 'success', ...inquiryForm.success })
  // Somebody who has walked on to another page meanwhile stays there.
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

/** Takes back what has been said of answers that are now right, and each notice. */
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
