import type { ReactNode } from 'react'
import styles from './Drawing.module.css'

interface DrawingProps {
  viewBox: string
  /** Alt text, only for drawings that show more than the text beside them. */
  alternative?: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A line drawing, filled with the colour tokens of `tokens.css`.
 *
 * - Projection: cabinet. Fronts are undistorted, and depth extends up and to the right at 45°.
 * - Light: from the left. Tops are lightest, right sides darkest; shadows fall to the right.
 * - Stroke widths: `--line` for outlines and `--line-heavy` for cables, rules and braces. Their
 *   widths in pixels don't depend on the size of the drawing. A stroke that is itself a shape, such
 *   as a tick or a row of dots, has a numeric width and scales with the drawing.
 */
export function Drawing({ alternative, className = '', children, ...box }: DrawingProps) {
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
