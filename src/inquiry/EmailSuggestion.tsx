import { useEffect, useState } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import styles from './EmailSuggestion.module.css'
import { suggestEmail } from './suggest-email.ts'

// A pause this long means that the address is complete.
const pauseMs = 800

/** "Did you mean ann@gmail.com?", under an address that looks mistyped. One press takes it. */
export function EmailSuggestion({ address }: { address: string }) {
  const [written, setWritten] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWritten(address), pauseMs)
    return () => clearTimeout(timer)
  }, [address])
  const better = written === address ? suggestEmail(address) : undefined
  return (
    <div aria-live="polite" aria-atomic className={`small ${styles.suggestion}`}>
      {better && (
        <p>
          {inquiryForm.didYouMean}{' '}
          <button
            type="button"
            className={`text-button ${styles.take}`}
            onClick={() => take(better)}
          >
            {better}
          </button>
          ?
        </p>
      )}
    </div>
  )
}

function take(address: string) {
  const input = document.querySelector<HTMLInputElement>('#email')
  // While the inquiry is sent, it can't be changed.
  if (!input || input.readOnly) return
  input.value = address
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
