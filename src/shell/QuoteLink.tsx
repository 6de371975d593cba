import { Link, useLocation } from 'wouter'
import { shell } from '../content/shell.ts'
import styles from './QuoteLink.module.css'

const { quote } = shell.navigation
const fieldSelector = 'main form div:not([hidden]) > :is(input, textarea)'

/** On the page with the form, the link leads to the form's first empty field. */
export function QuoteLink({
  className,
  onClick,
}: {
  className: string | undefined
  onClick: () => void
}) {
  const [location] = useLocation()
  const classes = `button ${className}`
  if (location !== quote.href) {
    return (
      <Link href={quote.href} className={classes} onClick={onClick}>
        {quote.label}
      </Link>
    )
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: without the script, the link leads to the field.
    <a
      href="#name"
      className={`${classes} ${styles.current}`}
      aria-current="page"
      onClick={(event) => {
        onClick()
        if (focusForm()) event.preventDefault()
      }}
    >
      {quote.label}
      {/* The form's own button has the same label. */}
      <span className="visually-hidden">{quote.onItsPage}</span>
    </a>
  )
}

/** @returns the focused element: the first empty field or, in a full form, the submit button. */
function focusForm(): HTMLElement | null {
  const fields = document.querySelectorAll<HTMLInputElement>(fieldSelector)
  const target =
    [...fields].find(({ value }) => value === '') ??
    document.querySelector<HTMLElement>('main [type=submit]')
  target?.focus({ preventScroll: true })
  // Show the label too, which is above the field.
  const { labels } = target as HTMLInputElement
  const shown = labels?.[0] ?? target
  shown?.scrollIntoView({ block: labels?.length ? 'start' : 'nearest' })
  return target
}
