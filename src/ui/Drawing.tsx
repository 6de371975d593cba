import type { ReactNode } from 'react'
import styles from './Drawing.module.css'

interface DrawingProps {
  viewBox: string
  /** What it shows, where no words beside it say so. */
  alternative?: string
  children: ReactNode
}

/** A drawing in lines of one weight, its planes filled with the roles of the page. */
export function Drawing({ viewBox, alternative, children }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={viewBox}
      role={alternative && 'img'}
      aria-label={alternative}
      aria-hidden={!alternative || undefined}
    >
      {children}
    </svg>
  )
}
