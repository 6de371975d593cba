import { useEffect, useState } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import styles from './EmailSuggestion.module.css'

// Long enough for an address to be written to its end.
const pauseMs = 800

interface Suggestion {
  /** What it was made for. */
  address: string
  better: string | undefined
}

/** "Did you mean ann@gmail.com?", under an address that looks mistyped. One press takes it. */
export function EmailSuggestion({ address }: { address: string }) {
  const [suggestion, setSuggestion] = useState<Suggestion>()
  useEffect(() => {
    if (!address.includes('@')) return
    const timer = setTimeout(async () => {
      const found = await import('./suggest-email.ts').catch(() => undefined)
      setSuggestion({ address, better: found?.suggestEmail(address) })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [address])
  const better = suggestion?.address === address ? suggestion.better : undefined
  return (
    <div aria-live="polite" aria-atomic className={styles.suggestion}>
      {better && (
        <p>
          {inquiryForm.didYouMean}{' '}
          <button type="button" className={styles.take} onClick={() => take(better)}>
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
  if (!input) return
  input.value = address
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
