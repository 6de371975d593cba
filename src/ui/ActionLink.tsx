import { Link } from 'wouter'
import type { CallToAction } from '../content/types.ts'
import styles from './ActionLink.module.css'

interface ActionLinkProps extends CallToAction {
  /** `primary` is the one loud button of a screenful, `quiet` stands beside it, `inline` in a text. */
  kind?: 'primary' | 'quiet' | 'inline'
}

const classes = {
  primary: 'button',
  quiet: `button ${styles.quiet}`,
  inline: styles.inline,
}

/** A call to action. It leads somewhere, so it is a link, whatever it looks like. */
export function ActionLink({ label, href, kind = 'primary' }: ActionLinkProps) {
  return (
    <Link href={href} className={classes[kind]}>
      {label}
      {kind === 'inline' && <span aria-hidden="true"> →</span>}
    </Link>
  )
}
