import { navigate } from 'wouter/use-browser-location'
import { inquiryForm } from '../content/inquiry-form.ts'
import { closeToast, showToast } from '../toasts/toast-store.ts'
import { changeDraft, completeDraft, type FormState, getDraft } from './draft.ts'
import { type FieldName, fieldNames, honeypot } from './limits.ts'
import type { Inquiry } from './schema.ts'
import { patienceMs, type Submission, submitInquiry } from './submit-inquiry.ts'

const idle: FormState = { status: 'idle' }
let attempts = 0
let rules: typeof import('./schema.ts') | undefined

/** Fetches the rules, which nobody needs who only looks at the form. Without them the function checks. */
export async function loadRules() {
  rules ??= await import('./schema.ts').catch(() => undefined)
}

/**
 * Sends what stands in the form, one inquiry at a time, and says what came of it wherever the
 * visitor is by then: a success empties the form, after any failure every answer is still there.
 */
export async function sendForm(form: HTMLFormElement) {
  if (getDraft().state.status === 'sending') return
  // Pressed before the script was there: the form may hear of it only after the next press.
  if ('sending' in document.body.dataset) return waitForBrowser()
  closeToast()
  const sending: FormState = { status: 'sending' }
  let inquiry: Inquiry
  let submission: Promise<Submission>
  try {
    const data = new FormData(form)
    const values = Object.fromEntries(fieldNames.map((name) => [name, trimmed(data.get(name))]))
    if (!rules) {
      changeDraft({ state: sending })
      await Promise.race([loadRules(), new Promise((resolve) => setTimeout(resolve, 4000))])
    }
    const checked = rules?.checkInquiry(values)
    if (checked?.ok === false) return tell({ status: 'invalid', errors: checked.errors })
    inquiry = checked?.inquiry ?? (values as unknown as Inquiry)
    submission = submitInquiry(inquiry, data.get(honeypot) !== '')
  } catch {
    // Nothing has left, and a browser that cannot run this can still send a form.
    waitForBrowser()
    return form.submit()
  }
  changeDraft({ state: sending })
  const outcome = await submission
  if (outcome.status === 'accepted') return succeed(inquiry)
  // Otherwise the visitor has come back to the page meanwhile, and may have sent the form again.
  if (getDraft().state === sending) tell(outcome)
}

function trimmed(value: FormDataEntryValue | null) {
  return String(value ?? '').trim() || null
}

const isAtForm = () => location.pathname.startsWith(inquiryForm.back.href)

function succeed(inquiry: Inquiry) {
  completeDraft(inquiry)
  showToast({ kind: 'success', ...inquiryForm.success })
  // Somebody who has walked on to another page meanwhile stays there.
  if (isAtForm()) navigate('/thank-you')
}

function tell(failure: Exclude<Submission, { status: 'accepted' }>) {
  attempts += 1
  changeDraft({ state: { ...failure, attempt: attempts } })
  const [title, description = ''] =
    failure.status === 'invalid'
      ? [inquiryForm.invalid, failure.errors[0]?.message]
      : [inquiryForm.failed, failure.message]
  const link = isAtForm() ? undefined : inquiryForm.back
  showToast({ kind: 'destructive', title, description, ...(link && { link }) })
}

/** Says that the browser itself is sending the form, until it has had the time for it. */
export function waitForBrowser() {
  const sending: FormState = { status: 'sending' }
  changeDraft({ state: sending })
  setTimeout(() => getDraft().state === sending && changeDraft({ state: idle }), patienceMs)
}

/** Lets the form be sent again: whoever comes back to a page sees it as it was left, still sending. */
export function stopWaiting() {
  if (getDraft().state.status === 'sending') changeDraft({ state: idle })
}

/** Keeps what is being written; a notice, and the error of an answer that is now right, go. */
export function keepAnswer(name: string, value: string) {
  const field = fieldNames.find((known) => known === name)
  if (!field) return
  const answers = { ...getDraft().answers, [field]: value }
  closeToast()
  changeDraft({ answers, state: reconsider(field, answers) })
}

function reconsider(field: FieldName, answers: object): FormState {
  const { state } = getDraft()
  if (state.status === 'failed') return idle
  if (state.status !== 'invalid') return state
  const checked = rules?.checkInquiry(answers)
  const found = checked?.ok === false ? checked.errors : []
  const errors = state.errors.flatMap((error) =>
    error.field === field ? found.filter((other) => other.field === field) : [error],
  )
  return errors.length > 0 ? { ...state, errors } : idle
}
