import { useEffect, useState } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import styles from './Field.module.css'
import { limits } from './limits.ts'

// Short texts need no counter.
const near = limits.product * 0.8
const pauseMs = 1000

/** Shows how many characters are left for the product, or how many are too many. */
export function CharacterCount({ text }: { text: string }) {
  const length = text.trim().length
  const isOver = length > limits.product
  const label = isOver ? inquiryForm.charactersOver : inquiryForm.charactersLeft
  const words = length < near ? '' : `${label} ${Math.abs(limits.product - length)}`
  return (
    <>
      {words && <p className={`small ${isOver ? styles.error : 'soft'}`}>{words}</p>}
      <div className="visually-hidden" aria-live="polite">
        {useSpoken(words, isOver)}
      </div>
    </>
  )
}

/** The text for screen readers: the count after a pause in typing, and at once when the text becomes too long. */
function useSpoken(words: string, isOver: boolean): string {
  const [spoken, setSpoken] = useState({ words, isOver })
  if (spoken.isOver !== isOver) setSpoken({ words, isOver })
  useEffect(() => {
    const timer = setTimeout(() => setSpoken({ words, isOver }), pauseMs)
    return () => clearTimeout(timer)
  }, [words, isOver])
  return spoken.words
}
