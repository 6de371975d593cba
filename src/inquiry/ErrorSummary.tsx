import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import { changeTitle } from '../navigation/document-title.ts'
import { closeToast } from '../toasts/toast-store.ts'
import { Prose } from '../ui/Prose.tsx'
import { type Failure, findField } from './draft.ts'
import styles from './ErrorSummary.module.css'

const { heading, prefix, kept, mayHaveArrived, byMail } = inquiryForm.problem

export function ErrorSummary({
  failure,
  takesFocus,
}: {
  failure: Failure
  takesFocus: boolean
}) {
  const box = useRef<HTMLElement>(null)
  const focus = useEffectEvent(() => {
    if (!takesFocus) return
    box.current?.focus({ preventScroll: true })
    // Show the beginning of the summary, because large text can make it taller than the viewport.
    box.current?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => {
    focus()
    changeTitle({ prefix })
    return () => changeTitle({ prefix: '' })
  }, [])
  // Scrolls the page when the summary disappears, so that the fields don't jump.
  useLayoutEffect(() => {
    const fields = box.current?.nextElementSibling
    if (!fields) return
    return () => {
      const topBefore = fields.getBoundingClientRect().top
      // React removes the summary, or replaces it with the next one, after this function returns.
      queueMicrotask(() => {
        const isReplaced = fields.previousElementSibling
        if (isReplaced) return
        const topAfter = fields.getBoundingClientRect().top
        window.scrollBy(0, topAfter - topBefore)
      })
    }
  }, [])
  return (
    <section
      ref={box}
      className={`stack ${styles.summary}`}
      tabIndex={-1}
      aria-labelledby="problem"
    >
      <h2 id="problem" className="title">
        {heading}
      </h2>
      {failure.status === 'failed' ? (
        <>
          <p>{failure.message}</p>
          {failure.mayHaveArrived && <p>{mayHaveArrived}</p>}
          <p>
            {kept} <Prose>{byMail}</Prose>
          </p>
        </>
      ) : (
        <ul>
          {failure.errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={focusField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A plain fragment link would focus the field, but the label could be above the viewport. */
function focusField(event: React.MouseEvent<HTMLAnchorElement>) {
  const input = findField(event.currentTarget.hash.slice(1))
  event.preventDefault()
  // On small screens, an open toast would cover the focused field.
  closeToast()
  input?.focus({ preventScroll: true })
  input?.labels?.[0]?.scrollIntoView({ block: 'start' })
}
