import { Link } from 'wouter'
import type { CallToAction } from '../content/types.ts'
import styles from './ActionLink.module.css'

interface ActionLinkProps extends CallToAction {
  /** `primary`: a filled button; `quiet`: an outlined button. */
  kind?: 'primary' | 'quiet'
}

/** A call to action. It is always a link, because it navigates, even if it looks like a button. */
export function ActionLink({ label, href, kind = 'primary' }: ActionLinkProps) {
  return (
    <Link href={href} className={`button ${kind === 'quiet' ? styles.quiet : ''}`}>
      {label}
    </Link>
  )
}

/** A row of calls to action. The first one is the primary button. */
export function Actions({ actions }: { actions: readonly CallToAction[] }) {
  return (
    <div className={styles.actions}>
      {actions.map((action, index) => (
        <ActionLink key={action.label} {...action} kind={index === 0 ? 'primary' : 'quiet'} />
      ))}
    </div>
  )
}
