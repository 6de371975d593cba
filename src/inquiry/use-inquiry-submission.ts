import { type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { showToast } from '../toasts/toast-store.ts'
import { forgetRequestKey, requestKeyFor } from './request-key.ts'
import { checkInquiry, type FieldError } from './schema.ts'
import { failureMessages, type Submission, submitInquiry } from './submit-inquiry.ts'

/** Where the form stands. `attempt` counts the sendings, so that each failure is a new one. */
export type FormState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'invalid'; errors: FieldError[]; attempt: number }
  | { status: 'failed'; message: string; offline?: boolean; attempt: number }

/**
 * Sends the form, one inquiry at a time, and says what came of it: on success the form is emptied
 * and the visitor goes to the thank-you page, on any failure every answer stays.
 */
export function useInquirySubmission() {
  const [state, setState] = useState<FormState>({ status: 'idle' })
  const [, navigate] = useLocation()
  const busy = useRef(false)
  const attempts = useRef(0)
  const shownAt = useFormShownAt()

  async function send(form: HTMLFormElement): Promise<Submission> {
    const answers = new FormData(form)
    const checked = checkInquiry(Object.fromEntries(answers))
    if (!checked.ok) return { status: 'invalid', errors: checked.errors }
    setState({ status: 'sending' })
    return submitInquiry(checked.inquiry, await requestKeyFor(checked.inquiry), {
      elapsedSeconds: (performance.now() - shownAt) / 1000,
      honeypotFilled: answers.get('website') !== '',
    })
  }

  function succeed(form: HTMLFormElement) {
    forgetRequestKey()
    setState({ status: 'idle' })
    showToast({
      kind: 'success',
      title: 'Thank you for your inquiry!',
      description:
        'We have received your inquiry and a member of our team will get in touch with you shortly.',
    })
    // Somebody who has walked on to another page meanwhile stays there.
    if (!form.isConnected) return
    form.reset()
    navigate('/thank-you')
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A ref, because a second click can come before React has drawn the first one's state.
    if (busy.current) return
    busy.current = true
    const attempt = ++attempts.current
    const form = event.currentTarget
    const submission = await send(form).catch(
      (): Submission => ({ status: 'failed', message: failureMessages.unexpected }),
    )
    busy.current = false
    if (submission.status === 'accepted') return succeed(form)
    setState({ ...submission, attempt })
    showToast({ kind: 'destructive', ...describe(submission) })
  }

  return { state, onSubmit }
}

function describe(failure: Exclude<Submission, { status: 'accepted' }>) {
  return failure.status === 'invalid'
    ? { title: 'Validation Error', description: failure.errors[0]?.message ?? '' }
    : { title: 'Error', description: failure.message }
}

/** When the form came into sight, on the clock of `performance.now()`. */
function useFormShownAt(): number {
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  // A prerendered form was there, and could be filled in, before this script was.
  return useState(() => (hydrating ? 0 : performance.now()))[0]
}

function neverChanges() {
  return () => {}
}
