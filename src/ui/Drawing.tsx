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

/** Numbers on a drawing for the list that explains them, each at an "x y". */
export function Keys({ places }: { places: readonly string[] }) {
  return places.map((place, index) => (
    <g key={place} color="var(--paper)" transform={`translate(${place})`}>
      <circle fill="var(--ink)" r="13" />
      <text y="6" textAnchor="middle">
        {index + 1}
      </text>
    </g>
  ))
}
