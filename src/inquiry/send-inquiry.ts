import { inquiryForm } from '../content/inquiry-form.ts'
import { destination } from '../navigation/destination.ts'
import { showToast } from '../toasts/ToastCard.tsx'
import { closeToast } from '../toasts/toast-store.ts'
import { changeDraft, completeDraft, type Failure, getDraft } from './draft.ts'
import { honeypot } from './limits.ts'
import { checkInquiry } from './schema.ts'
import { submitInquiry } from './submit-inquiry.ts'

/**
 * Validates and sends an inquiry, then shows a toast with the result. The form is emptied if the
 * inquiry was stored; otherwise it keeps all its values.
 *
 * @param onSuccess is not called if the visitor has navigated to another page in the meantime.
 */
export async function sendInquiry(form: HTMLFormElement, onSuccess: () => void) {
  if (getDraft().state.status === 'sending') return
  closeToast()
  const data = new FormData(form)
  const checked = checkInquiry(Object.fromEntries(data))
  if (!checked.ok) return report({ status: 'invalid', errors: checked.errors })
  changeDraft({ state: { status: 'sending' } })
  // A browser extension may remove the honeypot, so a missing honeypot doesn't count as spam.
  const failure = await submitInquiry(checked.inquiry, Boolean(data.get(honeypot)))
  if (failure) return report(failure)
  completeDraft(checked.inquiry)
  showToast({ kind: 'success', ...inquiryForm.success })
  if (isAtForm()) onSuccess()
}

const isAtForm = () => destination.get().startsWith(inquiryForm.back.href)

function report(failure: Failure) {
  changeDraft({ state: { ...failure, failedAt: Date.now() } })
  const [title, description = ''] =
    failure.status === 'invalid'
      ? [inquiryForm.invalid, failure.errors[0]?.message]
      : [inquiryForm.failed, failure.message]
  const link = isAtForm() ? undefined : inquiryForm.back
  showToast({ kind: 'destructive', title, description, link })
}

/** Closes the toast and removes the errors of fields that are now valid. */
export function updateErrors() {
  const { state, answers } = getDraft()
  closeToast()
  if (!('failedAt' in state)) return
  const checked = checkInquiry(answers)
  const shown = state.status === 'invalid' ? state.errors : []
  const errors = checked.ok
    ? []
    : checked.errors.filter(({ field }) => shown.some((error) => error.field === field))
  changeDraft({
    state: errors.length > 0 ? { ...state, status: 'invalid', errors } : { status: 'idle' },
  })
}
