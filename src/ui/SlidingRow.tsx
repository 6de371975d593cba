import type { ReactNode } from 'react'
import styles from './SlidingRow.module.css'

interface SlidingRowProps {
  /** The accessible name, which screen readers announce when the row takes keyboard focus. */
  label: string
  children: ReactNode
}

/**
 * Content that is too wide for a phone. There it scrolls sideways in full bleed, by touch or arrow
 * keys, and snaps to the start of each item. On wider screens the row generates no box.
 */
export function SlidingRow({ label, children }: SlidingRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for form fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari does not make scroll containers focusable.
    <div className={styles.row} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
