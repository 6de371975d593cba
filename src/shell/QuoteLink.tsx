import { Link, useLocation } from 'wouter'
import { shell } from '../content/shell.ts'
import styles from './QuoteLink.module.css'

const { quote } = shell.navigation

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
        event.preventDefault()
        const { hash } = event.currentTarget
        const load = import('./focus-form.ts')
        load.then(
          ({ focusForm }) => focusForm(),
          () => window.location.assign(hash),
        )
      }}
    >
      {quote.label}
      {/* The form's own button has the same label. */}
      <span className="visually-hidden">{quote.onItsPage}</span>
    </a>
  )
}
