import { afterPaint } from '../after-paint.ts'
import { inquiryForm } from '../content/inquiry-form.ts'
import { destination } from '../navigation/destination.ts'
import { keepDocumentUntil } from '../navigation/replace-document.ts'
import type { PagePath } from '../routes.ts'
import { showToast } from '../toasts/ToastCard.tsx'
import { closeToast, type Toast } from '../toasts/toast-store.ts'
import {
  changeState,
  completeDraft,
  type Failure,
  findField,
  getDraft,
  saveFieldsInDraft,
} from './draft.ts'
import { plainAddress } from './email-address.ts'
import { honeypot } from './limits.ts'
import { postInquiry } from './post-inquiry.ts'
import { checkInquiry } from './schema.ts'

const formPath: PagePath = '/contact'

/** @param onSuccess called if the inquiry was stored and the visitor hasn't left the form. */
export async function validateAndPost(onSuccess: () => void) {
  if (getDraft().state.status === 'sending') return
  closeToast()
  saveFieldsInDraft()
  const checked = checkInquiry(getDraft().entries)
  if (!checked.ok) {
    const { errors } = checked
    // A slow phone needs more than 100 ms to show the errors, so paint the pressed button first.
    afterPaint(() => report({ status: 'invalid', errors }))
    return
  }
  changeState({ status: 'sending' })
  // A browser extension may have removed the honeypot, so a missing honeypot isn't a sign of spam.
  const honeypotFilled = Boolean(findField(honeypot.name)?.value)
  const post = postInquiry(checked.inquiry, honeypotFilled)
  keepDocumentUntil(post)
  const outcome = await post
  if ('status' in outcome) return report(outcome)
  // The visitor's copy shows the address as typed, rather than with its domain in ASCII.
  const email = plainAddress(getDraft().entries.email ?? '')
  completeDraft({ ...outcome, inquiry: { ...checked.inquiry, email } })
  showToast({ kind: 'success', ...inquiryForm.success })
  if (isAtForm()) onSuccess()
}

export const isAtForm = () => destination.get() === formPath

/** Shows a failure in the form and in a toast, which links to the form from other pages. */
function report(failure: Failure) {
  // Each time gets its own error summary, which takes the focus even if the same failure occurs again.
  changeState({ ...failure, failedAt: Date.now() })
  const isElsewhere = !isAtForm()
  const link = isElsewhere
    ? { label: inquiryForm.back, href: formPath }
    : undefined
  if (failure.status === 'invalid') {
    const description = failure.errors[0]?.message ?? ''
    return showToast({
      kind: 'destructive',
      title: inquiryForm.invalid,
      description,
      link,
    })
  }
  // On the contact page, only the error summary says that the inquiry may have arrived.
  const note =
    failure.mayHaveArrived && isElsewhere
      ? ` ${inquiryForm.problem.mayHaveArrived}`
      : ''
  const description = failure.message + note
  showToast({
    kind: 'destructive',
    title: inquiryForm.failed,
    description,
    link,
  })
}

/**
 * Repeats, in a new document, what the last document reported.
 * @param toast undefined if the visitor left the page before the function had responded.
 */
export function reportAgain(toast: Toast | undefined) {
  const message = inquiryForm.failures.left
  if (!toast) return report({ status: 'failed', message, mayHaveArrived: true })
  if (toast.kind === 'success') return showToast(toast)
  // On the contact page, the error summary reports the failure. A toast from there has no link, and ends
  // when the visitor leaves that page.
  const isFromElsewhere = toast.link !== undefined
  if (isFromElsewhere && !isAtForm()) showToast(toast)
}

/** Removes the errors that the visitor has corrected. Adds none, because the visitor is typing. */
export function updateErrors() {
  const { state, entries } = getDraft()
  closeToast()
  if (!('failedAt' in state)) return
  const checked = checkInquiry(entries)
  const shown = state.status === 'invalid' ? state.errors : []
  const found = checked.ok ? [] : checked.errors
  const errors = found.filter(({ field }) =>
    shown.some((error) => error.field === field),
  )
  changeState(
    errors.length > 0
      ? { ...state, status: 'invalid', errors }
      : { status: 'idle' },
  )
}
