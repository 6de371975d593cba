import type { ReactNode } from 'react'
import styles from './Drawing.module.css'

interface DrawingProps {
  viewBox: string
  /** Alt text. Drawings that only repeat the text beside them have none. */
  alternative?: string
  className?: string | undefined
  children: ReactNode
}

/**
 * Drawings are in cabinet projection: fronts are undistorted, and depth extends up and to the right at
 * 45°. Light comes from the left. Outlines have the stroke width `--line` or `--line-heavy`, which
 * doesn't depend on the size of the drawing. A stroke that is itself a shape, such as a tick, has a
 * numeric width and scales with the drawing.
 */
export function Drawing({
  alternative,
  className = '',
  children,
  ...box
}: DrawingProps) {
  return (
    <svg
      {...box}
      className={`${styles.drawing} ${className}`}
      role={alternative && 'img'}
      aria-label={alternative}
      aria-hidden={!alternative || undefined}
    >
      {children}
    </svg>
  )
}
