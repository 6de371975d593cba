import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.css'

// The title is the first thing that a screen reader says of a page, and all that a tab shows.
const prefix = 'Error: '

/** The box above the form that says what is wrong; it takes focus when it appears. */
export function ErrorSummary({ children }: { children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    // Firefox would leave it under the fixed header when it takes focus there.
    box.current?.scrollIntoView({ block: 'nearest' })
    document.title = prefix + document.title
    return () => {
      document.title = document.title.replace(prefix, '')
    }
  }, [])
  return (
    <section
      ref={box}
      className={styles.summary}
      tabIndex={-1}
      aria-labelledby="problem"
      // biome-ignore lint/a11y/noAutofocus: where no script moves the focus, on a page that answers a form
      autoFocus
    >
      <h2 id="problem" className={styles.heading}>
        There is a problem
      </h2>
      {children}
    </section>
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
