import { type ReactNode, type SubmitEvent, useState } from 'react'
import { closeToast, getToast } from '../toasts/toast-store.ts'
import { type Answers, changeDraft, getDraft, useDraft } from './draft.ts'
import { FormBody } from './FormBody.tsx'

interface InquiryFormProps {
  /** Shown beside the button. */
  children: ReactNode
}

// Loaded on the first input or submit: visitors who only look at the form do not need it.
let loadedHelp: typeof import('./form-help.tsx') | undefined

async function loadHelp() {
  loadedHelp ??= await import('./form-help.tsx')
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
  const { answers, state } = useDraft()
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
        // Constant: browsers restore no field whose value is its default.
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

async function send(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  if (getDraft().state.status === 'sending') return
  try {
    const help = loadedHelp ?? (await waitForHelp())
    await help.sendForm(form)
  } catch {
    // No request was made, and the browser can still post the form by itself.
    changeDraft({ state: { status: 'idle' } })
    form.submit()
  }
}

function waitForHelp() {
  changeDraft({ state: { status: 'sending' } })
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, 4000))
  return Promise.race([loadHelp(), tooLate])
}

function keepAnswers(form: HTMLFormElement) {
  changeDraft({ answers: Object.fromEntries(new FormData(form)) as Answers })
}

/** Takes the form over from the browser, with what was typed before hydration. */
function takeOver(form: HTMLFormElement) {
  form.noValidate = true
  keepAnswers(form)
  return () => {
    // The notice of a failure goes with the form. One with a link back came after the visitor had left.
    const notice = getToast()
    if (notice?.kind === 'destructive' && !notice.link) closeToast()
  }
}
