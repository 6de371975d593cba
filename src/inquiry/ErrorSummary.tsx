import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import { WithEmail } from '../ui/WithEmail.tsx'
import styles from './ErrorSummary.module.css'

const { heading, prefix, kept, offline, byMail } = inquiryForm.problem

interface ErrorSummaryProps {
  /** Not on arrival at a page, where the heading has the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** The box above the form that says what is wrong; it takes focus when it appears. */
export function ErrorSummary({ takesFocus = true, children }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const [appearsFocused] = useState(takesFocus)
  useEffect(() => {
    if (appearsFocused) {
      box.current?.focus({ preventScroll: true })
      // Its beginning, also where letters are so large that it is higher than the screen.
      box.current?.scrollIntoView({ block: 'start' })
    }
    document.title = `${prefix} ${document.title}`
    return () => {
      document.title = document.title.replace(`${prefix} `, '')
    }
  }, [appearsFocused])
  return (
    <section
      ref={box}
      className={styles.summary}
      tabIndex={-1}
      aria-labelledby="problem"
      // biome-ignore lint/a11y/noAutofocus: where no script moves the focus, on a page that answers a form
      autoFocus={takesFocus}
    >
      <h2 id="problem" className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** What went wrong when it was none of the answers, and another way to reach us. */
export function Failure({ message }: { message: string }) {
  // Undefined while the build renders the function's page.
  const isOffline = navigator.onLine === false
  return (
    <>
      <p>{message}</p>
      <p>
        {isOffline && `${offline} `}
        {kept} <WithEmail>{byMail}</WithEmail>
      </p>
    </>
  )
}

export function ErrorLink({ field, children }: { field: string; children: ReactNode }) {
  return (
    <li>
      <a href={`#${field}`} onClick={focusField}>
        {children}
      </a>
    </li>
  )
}

// Following the fragment would put the input at the top edge and leave its label out of sight.
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const input = document.querySelector<HTMLInputElement>(event.currentTarget.hash)
  event.preventDefault()
  input?.focus({ preventScroll: true })
  input?.labels?.[0]?.scrollIntoView({ block: 'start' })
}
