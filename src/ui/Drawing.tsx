import type { ReactNode } from 'react'
import styles from './Drawing.module.css'

interface DrawingProps {
  viewBox: string
  /** Text alternative, only for a drawing that shows more than the text beside it. */
  alternative?: string
  children: ReactNode
}

/**
 * A line drawing, filled with the colour roles of `tokens.css`.
 *
 * - Projection: cabinet. A front keeps its shape, and depth goes up and to the right at 45°.
 * - Light: from the left. Tops are lightest, right sides are darkest, and shadows fall to the right.
 * - Line weights: `--line` for outlines and `--line-heavy` for cables, rules and braces, in pixels at
 *   every size. A stroke that is a shape itself, such as a tick or a row of dots, has a number for its
 *   width and scales with the drawing.
 */
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
