import type { CallToAction } from '../content/types.ts'
import { ActionLink } from './ActionLink.tsx'
import styles from './Actions.module.css'

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
