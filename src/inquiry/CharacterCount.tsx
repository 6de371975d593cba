import { inquiryForm } from '../content/inquiry-form.ts'
import styles from './Field.module.css'
import { limits } from './limits.ts'
import { useAfterPause } from './use-after-pause.ts'

const shownFrom = limits.product * 0.8

/** Shows how many characters are left, or too many, once the visitor has used most of them. */
export function CharacterCount({ text }: { text: string }) {
  const length = text.trim().length
  const isOver = length > limits.product
  const label = isOver ? inquiryForm.charactersOver : inquiryForm.charactersLeft
  const difference = Math.abs(limits.product - length)
  const count = length < shownFrom ? '' : `${label} ${difference}`
  // Screen readers would announce each change while the visitor types.
  const announced = useAfterPause(count)
  return (
    <>
      {count && (
        <p className={`small ${isOver ? styles.error : 'soft'}`}>{count}</p>
      )}
      <div className="visually-hidden" aria-live="polite">
        {announced}
      </div>
    </>
  )
}
