import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import { changeTitle } from '../navigation/document-title.ts'
import { closeToast } from '../toasts/toast-store.ts'
import { Prose } from '../ui/Prose.tsx'
import styles from './ErrorSummary.module.css'

const { heading, prefix, kept, mayHaveArrived, byMail } = inquiryForm.problem

interface ErrorSummaryProps {
  /** Whether the summary takes focus. After navigation, the page heading has focus instead. */
  takesFocus: boolean
  children: React.ReactNode
}

/** The error summary above the form. */
export function ErrorSummary({ takesFocus, children }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const [appearsFocused] = useState(takesFocus)
  useEffect(() => {
    if (appearsFocused) {
      box.current?.focus({ preventScroll: true })
      // Show the beginning of the summary, because large text can make it taller than the viewport.
      box.current?.scrollIntoView({ block: 'start' })
    }
    changeTitle({ prefix })
    return () => changeTitle({ prefix: '' })
  }, [appearsFocused])
  // Scrolls the page when the summary disappears, so that the fields don't jump.
  useLayoutEffect(() => {
    const fields = box.current?.nextElementSibling
    if (!fields) return
    return () => {
      const { top } = fields.getBoundingClientRect()
      queueMicrotask(() => {
        const isReplaced = fields.previousElementSibling
        if (!isReplaced) window.scrollBy(0, fields.getBoundingClientRect().top - top)
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
      {children}
    </section>
  )
}

interface FailureMessageProps {
  message: string
  mayHaveArrived: boolean
}

/** Reports a site or network failure and gives our email address as an alternative. */
export function FailureMessage(props: FailureMessageProps) {
  return (
    <>
      <p>{props.message}</p>
      {props.mayHaveArrived && <p>{mayHaveArrived}</p>}
      <p>
        {kept} <Prose>{byMail}</Prose>
      </p>
    </>
  )
}

export function ErrorLink({ field, children }: { field: string; children: React.ReactNode }) {
  return (
    <li>
      <a href={`#${field}`} onClick={focusField}>
        {children}
      </a>
    </li>
  )
}

/** Focuses a field and scrolls to its label, which a plain fragment link would leave hidden. */
function focusField(event: React.MouseEvent<HTMLAnchorElement>) {
  const input = document.querySelector<HTMLInputElement>(event.currentTarget.hash)
  event.preventDefault()
  // On small screens, a toast would cover the field.
  closeToast()
  input?.focus({ preventScroll: true })
  input?.labels?.[0]?.scrollIntoView({ block: 'start' })
}
