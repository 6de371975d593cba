import type { ReactNode } from 'react'
import type { CallToAction } from '../content/types.ts'
import { Actions } from './ActionLink.tsx'
import styles from './Desk.module.css'

interface DeskProps {
  heading: string
  lede: string
  actions?: readonly CallToAction[]
  sheet: ReactNode
  /** What stands beside the sheet on wide screens, and after it on phones. Without it the heading fills that side. */
  children?: ReactNode
}

/** A page about one sheet of paper, which lies half on the dark ground that the heading stands on. */
export function Desk({ heading, lede, actions = [], sheet, children }: DeskProps) {
  return (
    <div className={children ? `kraft ${styles.desk}` : styles.bare}>
      <div className={`spread fold ${styles.page}`}>
        <div className={`sea stack ${styles.intro}`}>
          <h1>{heading}</h1>
          <p className="lede">{lede}</p>
          <Actions actions={actions} />
        </div>
        <div className={styles.sheet}>{sheet}</div>
        {children && <div className={`stack ${styles.beside}`}>{children}</div>}
      </div>
    </div>
  )
}
