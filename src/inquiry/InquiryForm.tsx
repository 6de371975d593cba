import { type ReactNode, useEffect, useState } from 'react'
import { ErrorLink, ErrorSummary } from './ErrorSummary.tsx'
import { FormBody } from './FormBody.tsx'
import { useInquirySubmission } from './use-inquiry-submission.ts'

interface InquiryFormProps {
  /** What stands beside the button. */
  children: ReactNode
}

/**
 * The quote request. The inputs are uncontrolled, so what was typed before hydration stays. Without
 * script the browser validates and posts the form by itself; with it, the form's own messages take
 * over.
 */
export function InquiryForm({ children }: InquiryFormProps) {
  const { state, onSubmit } = useInquirySubmission()
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  const errors = state.status === 'invalid' ? state.errors : []
  return (
    <form method="post" action="/api/inquiries" noValidate={hydrated} onSubmit={onSubmit}>
      {state.status === 'invalid' && (
        <ErrorSummary key={state.attempt}>
          <ul>
            {errors.map((error) => (
              <ErrorLink key={error.field} href={`#${error.field}`}>
                {error.message}
              </ErrorLink>
            ))}
          </ul>
        </ErrorSummary>
      )}
      {state.status === 'failed' && (
        <ErrorSummary key={state.attempt}>
          <p>{state.message}</p>
          <p>
            {state.offline && 'Your device is offline, so nothing could be sent. '}
            Everything you wrote is still here.
          </p>
        </ErrorSummary>
      )}
      <FormBody errors={errors} sending={state.status === 'sending'}>
        {children}
      </FormBody>
    </form>
  )
}
