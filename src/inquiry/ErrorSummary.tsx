import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { inquiryForm } from '../content/inquiry-form.ts'
import { site } from '../site.ts'
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
  const appeared = useRef({ takesFocus })
  useEffect(() => {
    if (appeared.current.takesFocus) {
      box.current?.focus({ preventScroll: true })
      // Its beginning, also where letters are so large that it is higher than the screen.
      box.current?.scrollIntoView({ block: 'start' })
    }
    document.title = `${prefix} ${document.title}`
    return () => {
      document.title = document.title.replace(`${prefix} `, '')
    }
  }, [])
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

interface FailureProps {
  message: string
  offline?: boolean
}

/** What went wrong when it was none of the answers, and another way to reach us. */
export function Failure({ message, offline: isOffline }: FailureProps) {
  const [before, after] = byMail.split('{email}')
  return (
    <>
      <p>{message}</p>
      <p>
        {isOffline && `${offline} `}
        {kept} {before}
        <a href={`mailto:${site.email}`}>{site.email}</a>
        {after}
      </p>
    </>
  )
}

interface ErrorLinkProps {
  /** Fragment of the field, `#email`. */
  href: string
  children: ReactNode
}

export function ErrorLink({ href, children }: ErrorLinkProps) {
  return (
    <li>
      <a href={href} onClick={focusField}>
        {children}
      </a>
    </li>
  )
}

// Following the fragment would put the input at the top edge and leave its label out of sight.
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const name = event.currentTarget.hash.slice(1)
  const input = document.getElementById(name)
  if (!input) return
  event.preventDefault()
  input.focus({ preventScroll: true })
  document.querySelector(`label[for="${name}"]`)?.scrollIntoView({ block: 'start' })
}
