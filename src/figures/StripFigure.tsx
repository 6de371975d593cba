import type { ReactNode } from 'react'
import { Drawing } from '../ui/Drawing.tsx'
import { SlidingRow } from '../ui/SlidingRow.tsx'
import styles from './StripFigure.module.css'

interface StripFigureProps {
  viewBox: string
  alternative: string
  caption: string
  children: ReactNode
}

/** A drawing across the page and its caption. On a phone it stays as large and slides past. */
export function StripFigure({ viewBox, alternative, caption, children }: StripFigureProps) {
  return (
    <figure className={`stack ${styles.figure}`}>
      <SlidingRow label={caption}>
        <Drawing viewBox={viewBox} alternative={alternative}>
          {children}
        </Drawing>
      </SlidingRow>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
