import { afterPaint } from '../after-paint.ts'
import { inquiryForm } from '../content/inquiry-form.ts'
import { destination } from '../navigation/destination.ts'
import { loadStyles } from '../navigation/load-styles.ts'
import { findRoute, type PagePath } from '../routes.ts'
import { showToast } from '../toasts/ToastCard.tsx'
import { closeToast, type Toast } from '../toasts/toast-store.ts'
import {
  changeDraft,
  completeDraft,
  type Failure,
  findField,
  getDraft,
  readFields,
} from './draft.ts'
import { plainAddress } from './email-address.ts'
import { honeypot } from './limits.ts'
import { postInquiry } from './post-inquiry.ts'
import { checkInquiry } from './schema.ts'

const formPath: PagePath = '/contact'

/**
 * Validates and posts the draft, then shows a toast with the result. Empties the form only if the
 * inquiry was stored.
 *
 * @param onSuccess is not called if the visitor has navigated to another page in the meantime.
 */
export async function validateAndPost(onSuccess: () => void) {
  if (getDraft().state.status === 'sending') return
  closeToast()
  readFields()
  const checked = checkInquiry(getDraft().entries)
  // A slow phone needs more than 100 ms to show the errors, so let it paint the pressed button first.
  if (!checked.ok) {
    const { errors } = checked
    return void afterPaint(() => report({ status: 'invalid', errors }))
  }
  changeDraft({ state: { status: 'sending' } })
  // A browser extension may have removed the honeypot, so a missing honeypot isn't a sign of spam.
  const outcome = await postInquiry(checked.inquiry, Boolean(findField(honeypot.name)?.value))
  if ('status' in outcome) return report(outcome)
  // The visitor's copy shows the address as typed, but `checked` has its domain in ASCII.
  const email = plainAddress(getDraft().entries.email ?? '')
  completeDraft({ ...outcome, inquiry: { ...checked.inquiry, email } })
  showToast({ kind: 'success', ...inquiryForm.success })
  if (isAtForm()) onSuccess()
}

export const isAtForm = () => findRoute(destination.get()).path === formPath

function report(failure: Failure) {
  changeDraft({ state: { ...failure, failedAt: Date.now() } })
  const atForm = isAtForm()
  const link = atForm ? undefined : { label: inquiryForm.back, href: formPath }
  if (failure.status === 'invalid') {
    const description = failure.errors[0]?.message ?? ''
    return showToast({ kind: 'destructive', title: inquiryForm.invalid, description, link })
  }
  // On the contact page, the error summary already includes this sentence.
  const note = failure.mayHaveArrived && !atForm ? ` ${inquiryForm.problem.mayHaveArrived}` : ''
  const description = failure.message + note
  showToast({ kind: 'destructive', title: inquiryForm.failed, description, link })
}

/**
 * Shows the toast of the previous document again.
 *
 * @param toast undefined if that document was still sending an inquiry, whose result is unknown.
 */
export function reportAgain(toast: Toast | undefined) {
  const { left } = inquiryForm.failures
  // The HTML doesn't include the styles of toasts.
  loadStyles().catch(console.info)
  if (!toast) return report({ status: 'failed', message: left, mayHaveArrived: true })
  // On the contact page, the error summary already reports a failure.
  if (!toast.link || !isAtForm()) showToast(toast)
}

/** Closes the toast and removes the errors of fields that are now valid. */
export function updateErrors() {
  const { state, entries } = getDraft()
  closeToast()
  if (!('failedAt' in state)) return
  const checked = checkInquiry(entries)
  const shown = state.status === 'invalid' ? state.errors : []
  const errors = checked.ok
    ? []
    : checked.errors.filter(({ field }) => shown.some((error) => error.field === field))
  changeDraft({
    state: errors.length > 0 ? { ...state, status: 'invalid', errors } : { status: 'idle' },
  })
}
