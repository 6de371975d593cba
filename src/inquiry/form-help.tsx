import { CharacterCount } from './CharacterCount.tsx'
import type { Answers, FormState } from './draft.ts'
import { EmailSuggestion } from './EmailSuggestion.tsx'
import { ErrorLink, ErrorSummary, Failure } from './ErrorSummary.tsx'
import { reconsider, sendForm } from './send-form.tsx'

interface ProblemProps {
  state: FormState
  takesFocus: boolean
}

/** What the form needs once somebody writes in it. */
export const formHelp = { Problem, below, reconsider, sendForm }

export type FormHelp = typeof formHelp

function Problem({ state, takesFocus }: ProblemProps) {
  if (!('failedAt' in state)) return null
  return (
    <ErrorSummary key={state.failedAt} takesFocus={takesFocus}>
      {state.status === 'failed' ? (
        <Failure message={state.message} />
      ) : (
        <ul>
          {state.errors.map(({ field, message }) => (
            <ErrorLink key={field} field={field}>
              {message}
            </ErrorLink>
          ))}
        </ul>
      )}
    </ErrorSummary>
  )
}

/** Shown below the fields. */
function below({ email = '', product = '' }: Answers) {
  return { email: <EmailSuggestion address={email} />, product: <CharacterCount text={product} /> }
}
