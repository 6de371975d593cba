import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import { closeToast } from '../toasts/toast-store.ts'
import { Prose } from '../ui/Prose.tsx'
import styles from './ErrorSummary.module.css'

const { heading, prefix, kept, offline, byMail } = inquiryForm.problem

interface ErrorSummaryProps {
  /** Whether the box takes focus when it appears. After a change of page, the heading has focus. */
  takesFocus?: boolean
  children: React.ReactNode
}

/** The box with the errors, above the form. */
export function ErrorSummary({ takesFocus = true, children }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const [appearsFocused] = useState(takesFocus)
  useEffect(() => {
    if (appearsFocused) {
      box.current?.focus({ preventScroll: true })
      // With large text, the box can be taller than the screen.
      box.current?.scrollIntoView({ block: 'start' })
    }
    document.title = `${prefix} ${document.title}`
    return () => {
      document.title = document.title.replace(`${prefix} `, '')
    }
  }, [appearsFocused])
  // When the box disappears, scroll so that the fields don't jump.
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
      // biome-ignore lint/a11y/noAutofocus: without script, the browser focuses the errors of a rejected form
      autoFocus={takesFocus}
    >
      <h2 id="problem" className="title">
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** A failure of the site or the network, with our email address as another way to reach us. */
export function FailureMessage({ message }: { message: string }) {
  // `onLine` is undefined during prerendering.
  const isOffline = navigator.onLine === false
  return (
    <>
      <p>{message}</p>
      <p>
        {isOffline && `${offline} `}
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

/** Focuses a field and scrolls to its label. Following the link's fragment would hide the label. */
function focusField(event: React.MouseEvent<HTMLAnchorElement>) {
  const input = document.querySelector<HTMLInputElement>(event.currentTarget.hash)
  event.preventDefault()
  // On small screens, the toast would cover the field.
  closeToast()
  input?.focus({ preventScroll: true })
  input?.labels?.[0]?.scrollIntoView({ block: 'start' })
}
