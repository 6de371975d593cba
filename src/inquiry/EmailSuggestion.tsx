import { inquiryForm } from '../content/inquiry-form.ts'
import { findField } from './draft.ts'
import styles from './Field.module.css'
import { suggestEmail } from './suggest-email.ts'
import { useAfterPause } from './use-after-pause.ts'

export function EmailSuggestion({ address }: { address: string }) {
  const isComplete = useAfterPause(address) === address
  const suggestion = isComplete && suggestEmail(address)
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

function accept(address: string) {
  const input = findField('email')
  // The fields are read-only while an inquiry is being sent.
  if (!input || input.readOnly) return
  input.value = address
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
