import type { ReactNode } from 'react'
import styles from './BesideFigure.module.css'

interface BesideFigureProps {
  figure: ReactNode
  children: ReactNode
}

/** A picture that stays in sight while the list beside it is read. */
export function BesideFigure({ figure, children }: BesideFigureProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.figure}>{figure}</div>
      <div>{children}</div>
    </div>
  )
}
