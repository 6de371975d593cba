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
    <a href={href} className={classes[kind]}>
      {label}
      {/* Joined by a no-break space: an arrow never stands in a line alone. */}
      {kind === 'inline' && <span aria-hidden="true">{'\u00a0→'}</span>}
    </a>
  )
}

/** Calls to action side by side. The first is the one that the page is for. */
export function Actions({ actions }: { actions: readonly CallToAction[] }) {
  if (actions.length === 0) return null
  return (
    <div className={styles.actions}>
      {actions.map((action, index) => (
        <ActionLink key={action.label} {...action} kind={index === 0 ? 'primary' : 'quiet'} />
      ))}
    </div>
  )
}
