import type { ReactNode } from 'react'
import styles from './SlidingRow.module.css'

interface SlidingRowProps {
  /** What slides, for those who come to it by keyboard and do not see it. */
  label: string
  children: ReactNode
}

/**
 * Holds what is too wide for a phone: there it slides sideways to the edges of the screen, by finger
 * or arrow keys, and its children stop at their beginnings. Where there is room it is not there at all.
 */
export function SlidingRow({ label, children }: SlidingRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset holds fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari's keyboard does not reach what slides.
    <div className={styles.row} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
