import { type ReactNode, type SubmitEvent, useState } from 'react'
import { closeFailure, getToast } from '../toasts/toast-store.ts'
import { changeDraft, getDraft, useDraft } from './draft.ts'
import { FormBody } from './FormBody.tsx'
import type { FormHelp } from './form-help.tsx'
import { fieldNames } from './limits.ts'

interface InquiryFormProps {
  /** What stands beside the button. */
  children: ReactNode
}

// Loaded when somebody begins to write or sends: who only looks at the form does not need it.
let loadedHelp: FormHelp | undefined

async function loadHelp(): Promise<FormHelp> {
  loadedHelp ??= (await import('./form-help.tsx')).formHelp
  return loadedHelp
}

/** The quote request; after each success a new and empty one. */
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
      {/* On arrival the heading has the focus, as on every page. */}
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

// Whether the form is being handed to the browser.
let isLeftToBrowser = false

async function send(event: SubmitEvent<HTMLFormElement>) {
  // The page's first script says that the browser is sending, and prevents a second press.
  if (isLeftToBrowser || 'sending' in document.body.dataset) return
  event.preventDefault()
  const form = event.currentTarget
  if (getDraft().state.status === 'sending') return
  try {
    const help = loadedHelp ?? (await waitForHelp())
    await help.sendForm(form)
  } catch {
    // Nothing has left so far, and a browser without this script can still send a form.
    changeDraft({ state: { status: 'idle' } })
    // Not at once: a form is not sent while the event of another press is still going on.
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

/** Begins where the page is before its script: with what has been written until then. */
function takeOver(form: HTMLFormElement) {
  form.noValidate = true
  // The form shows its errors by itself, so the notice that led here is closed.
  closeFailure()
  keepAnswers(form)
  // Whoever comes back to a page sees it as it was left, still sending.
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
