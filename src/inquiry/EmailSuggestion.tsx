import { useEffect, useState } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import { findField } from './draft.ts'
import styles from './Field.module.css'
import { useAfterPause } from './use-after-pause.ts'

export function EmailSuggestion({ address }: { address: string }) {
  const suggestion = useSuggestion(address)
  return (
    <div aria-live="polite" aria-atomic className="small">
      {suggestion && (
        <p>
          {inquiryForm.didYouMean}{' '}
          <button
            type="button"
            className={`text-button ${styles.accept}`}
            onClick={() => accept(suggestion)}
          >
            {suggestion}
          </button>
          ?
        </p>
      )}
    </div>
  )
}

/** Loads the rules only when a visitor has typed an address, to keep the page's script small. */
function useSuggestion(address: string): string | undefined {
  const settled = useAfterPause(address)
  const [found, setFound] = useState<{
    settled: string
    suggestion: string | undefined
  }>()
  useEffect(() => {
    if (!settled) return
    import('./suggest-email.ts')
      .then(({ suggestEmail }) =>
        setFound({ settled, suggestion: suggestEmail(settled) }),
      )
      .catch(console.info)
  }, [settled])
  return found?.settled === address ? found.suggestion : undefined
}

function accept(address: string) {
  const input = findField('email')
  // The fields are read-only while an inquiry is being sent.
  if (!input || input.readOnly) return
  input.value = address
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
