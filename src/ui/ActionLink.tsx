import { Link } from 'wouter'
import type { CallToAction } from '../content/types.ts'
import styles from './ActionLink.module.css'

interface ActionLinkProps extends CallToAction {
  /** `primary` is a filled button, `quiet` an outlined one, `inline` a text link with an arrow. */
  kind?: 'primary' | 'quiet' | 'inline'
}

const classes = {
  primary: 'button',
  quiet: `button ${styles.quiet}`,
  inline: styles.inline,
}

/** A call to action. It navigates, so it is a link also where it looks like a button. */
export function ActionLink({ label, href, kind = 'primary' }: ActionLinkProps) {
  return (
    <Link href={href} className={classes[kind]}>
      {label}
    </Link>
  )
}

/** Calls to action side by side, the first of them as the primary one. */
export function Actions({ actions }: { actions: readonly CallToAction[] }) {
  return (
    <div className={styles.actions}>
      {actions.map((action, index) => (
        <ActionLink key={action.label} {...action} kind={index === 0 ? 'primary' : 'quiet'} />
      ))}
    </div>
  )
}
