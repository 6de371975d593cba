import {
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { closeFailure, getToast } from '../toasts/toast-store.ts'
import { CharacterCount } from './CharacterCount.tsx'
import { changeDraft, useDraft } from './draft.ts'
import { EmailSuggestion } from './EmailSuggestion.tsx'
import { ErrorLink, ErrorSummary, Failure } from './ErrorSummary.tsx'
import { FormBody } from './FormBody.tsx'
import { fieldNames } from './limits.ts'
import { keepAnswer, loadRules, sendForm, stopWaiting, waitForBrowser } from './send-form.ts'

interface InquiryFormProps {
  /** What stands beside the button. */
  children: ReactNode
}

/** The quote request; after each success a new and empty one. */
export function InquiryForm({ children }: InquiryFormProps) {
  const { sent } = useDraft()
  return <DraftForm key={sent?.sentAt.getTime()}>{children}</DraftForm>
}

/**
 * The inputs are uncontrolled, so what was typed before hydration stays. Without script the browser
 * validates and posts the form by itself; with it, the form's own messages take over.
 */
function DraftForm({ children }: InquiryFormProps) {
  const { state, answers } = useDraft()
  const [given] = useState({ answers, state })
  const form = useRef<HTMLFormElement>(null)
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(() => takeOver(form.current), [])

  const sending = state.status === 'sending'
  // On arrival the heading has the focus, as on every page.
  const takesFocus = state !== given.state
  return (
    <form
      ref={form}
      method="post"
      action="/api/inquiries"
      noValidate={hydrated}
      onSubmit={onSubmit}
      onFocus={() => void loadRules()}
      onInput={onInput}
    >
      {state.status === 'invalid' && (
        <ErrorSummary key={state.attempt} takesFocus={takesFocus}>
          <ul>
            {state.errors.map(({ field, message }) => (
              <ErrorLink key={field} href={`#${field}`}>
                {message}
              </ErrorLink>
            ))}
          </ul>
        </ErrorSummary>
      )}
      {state.status === 'failed' && (
        <ErrorSummary key={state.attempt} takesFocus={takesFocus}>
          <Failure {...state} />
        </ErrorSummary>
      )}
      <FormBody
        answers={given.answers}
        errors={state.status === 'invalid' ? state.errors : []}
        sending={sending}
        below={{
          email: <EmailSuggestion address={answers.email ?? ''} />,
          product: <CharacterCount text={answers.product ?? ''} />,
        }}
      >
        {children}
      </FormBody>
    </form>
  )
}

function onSubmit(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
  void sendForm(event.currentTarget)
}

function onInput({ target }: FormEvent) {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    keepAnswer(target.name, target.value)
  }
}

/** Begins where the page is before its script: with what has been written, or sent, until then. */
function takeOver(form: HTMLFormElement | null) {
  // The errors stand in the form now.
  closeFailure()
  const written = new FormData(form ?? undefined)
  const answers = fieldNames.map((name) => [name, String(written.get(name) ?? '')])
  changeDraft({ answers: Object.fromEntries(answers) })
  if ('sending' in document.body.dataset) waitForBrowser()
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && stopWaiting()
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('pageshow', onPageShow)
    // One that was told while the visitor was leaving is for where they are going.
    if (!getToast()?.link) closeFailure()
  }
}
