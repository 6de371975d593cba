import { inquiryForm } from '../content/inquiry-form.ts'
import styles from './Field.module.css'
import { limits } from './limits.ts'
import { useAfterPause } from './use-after-pause.ts'

const near = limits.product * 0.8

export function CharacterCount({ text }: { text: string }) {
  const length = text.trim().length
  const isOver = length > limits.product
  const label = isOver ? inquiryForm.charactersOver : inquiryForm.charactersLeft
  const count =
    length < near ? '' : `${label} ${Math.abs(limits.product - length)}`
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
