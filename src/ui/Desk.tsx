import type { ReactNode } from 'react'
import styles from './Desk.module.css'
import { Prose } from './Prose.tsx'

interface DeskProps {
  heading: string
  lede: string
  sheet: ReactNode
  /** Content below the words on wide screens, and after the sheet on phones. Without it the heading is larger. */
  children?: ReactNode
}

/** The top of a page about one sheet of paper: a heading on a dark ground that the sheet overlaps. */
export function Desk({ heading, lede, sheet, children }: DeskProps) {
  return (
    <div className={children ? `kraft ${styles.desk}` : styles.bare}>
      <div className={`spread fold ${styles.page}`}>
        <div className={`sea ground-bleed stack ${styles.intro}`}>
          <h1>{heading}</h1>
          <p className="lede">
            <Prose>{lede}</Prose>
          </p>
        </div>
        <div className={styles.sheet}>{sheet}</div>
        {children && <div className={`stack ${styles.beside}`}>{children}</div>}
      </div>
    </div>
  )
}
