import { type ReactNode, type SubmitEvent, useState } from 'react'
import { closeFailure, getToast } from '../toasts/toast-store.ts'
import { changeDraft, getDraft, useDraft } from './draft.ts'
import { FormBody } from './FormBody.tsx'
import type { FormHelp } from './form-help.tsx'
import { fieldNames } from './limits.ts'

interface InquiryFormProps {
  /** Shown beside the button. */
  children: ReactNode
}

// Loaded on the first input or submit: visitors who only look at the form do not need it.
let loadedHelp: FormHelp | undefined

async function loadHelp(): Promise<FormHelp> {
  loadedHelp ??= (await import('./form-help.tsx')).formHelp
  return loadedHelp
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
  const { state, answers } = useDraft()
  const [given] = useState({ answers, state })
  const [help, setHelp] = useState(loadedHelp)

  const getHelp = () => loadHelp().then(setHelp, console.info)
  return (
    <form
      ref={takeOver}
      method="post"
      action="/api/inquiries"
      onSubmit={(event) => {
        void send(event)
        void getHelp()
      }}
      onFocus={getHelp}
      onInput={({ currentTarget }) => {
        keepAnswers(currentTarget)
        help?.reconsider()
        void getHelp()
      }}
    >
      {/* On arrival the page's heading has focus instead. */}
      {help && <help.Problem state={state} takesFocus={state !== given.state} />}
      <FormBody
        answers={given.answers}
        errors={state.status === 'invalid' ? state.errors : []}
        sending={state.status === 'sending'}
        below={help?.below(answers)}
      >
        {children}
      </FormBody>
    </form>
  )
}

// Set while `send` submits the form natively, so that its own handler lets that submit through.
let isLeftToBrowser = false

async function send(event: SubmitEvent<HTMLFormElement>) {
  if (isLeftToBrowser) return
  event.preventDefault()
  const form = event.currentTarget
  if (getDraft().state.status === 'sending') return
  try {
    const help = loadedHelp ?? (await waitForHelp())
    await help.sendForm(form)
  } catch {
    // No request was made, and the browser can still post the form natively.
    changeDraft({ state: { status: 'idle' } })
    // In a new task: browsers ignore `requestSubmit()` during the form's own submit event.
    setTimeout(() => {
      isLeftToBrowser = true
      form.requestSubmit()
      isLeftToBrowser = false
    })
  }
}

function waitForHelp() {
  changeDraft({ state: { status: 'sending' } })
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, 4000))
  return Promise.race([loadHelp(), tooLate])
}

function keepAnswers(form: HTMLFormElement) {
  const data = new FormData(form)
  const answers = fieldNames.map((name) => [name, String(data.get(name) ?? '')])
  changeDraft({ answers: Object.fromEntries(answers) })
}

/** Takes the form over from the browser, with what was typed before hydration. */
function takeOver(form: HTMLFormElement) {
  form.noValidate = true
  // The form shows its errors by itself, so the notice that led here is closed.
  closeFailure()
  keepAnswers(form)
  // The back/forward cache restores a page as it was left: still sending, with no request in flight.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && getDraft().state.status === 'sending') {
      changeDraft({ state: { status: 'idle' } })
    }
  }
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('pageshow', onPageShow)
    // A failure with a link back came after the visitor had left the form: it stays.
    if (!getToast()?.link) closeFailure()
  }
}
