import { inquiryForm } from '../content/inquiry-form.ts'
import { getDestination } from '../navigation/destination.ts'
import { showToast } from '../toasts/show-toast.ts'
import { closeToast } from '../toasts/toast-store.ts'
import { changeDraft, completeDraft, type Failure, getDraft } from './draft.ts'
import { honeypot } from './limits.ts'
import { checkInquiry } from './schema.ts'
import { submitInquiry } from './submit-inquiry.ts'

/**
 * Validates and sends the form, and reports the outcome on the page that the visitor sees by then. A
 * success empties the form; after a failure every answer is still there.
 *
 * @param onSuccess called if the visitor has not chosen another page meanwhile.
 */
export async function sendInquiry(form: HTMLFormElement, onSuccess: () => void) {
  if (getDraft().state.status === 'sending') return
  closeToast()
  const data = new FormData(form)
  const checked = checkInquiry(Object.fromEntries(data))
  if (!checked.ok) return report({ status: 'invalid', errors: checked.errors })
  changeDraft({ state: { status: 'sending' } })
  // Browser extensions can remove the field, so its absence does not mark the inquiry as spam.
  const failure = await submitInquiry(checked.inquiry, Boolean(data.get(honeypot)))
  if (failure) return report(failure)
  completeDraft(checked.inquiry)
  showToast({ kind: 'success', ...inquiryForm.success })
  if (isAtForm()) onSuccess()
}

const isAtForm = () => getDestination().startsWith(inquiryForm.back.href)

function report(failure: Failure) {
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
