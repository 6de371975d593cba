import type { ReactNode } from 'react'
import type { Hero } from '../content/types.ts'
import styles from './Desk.module.css'
import { Paragraph } from './Prose.tsx'

interface DeskProps extends Hero {
  sheet: ReactNode
  children: ReactNode
}

export function Desk({ heading, lede, sheet, children }: DeskProps) {
  return (
    <div className={`kraft ${styles.desk}`}>
      <div className={`spread fold ${styles.page}`}>
        <div className={`sea ground-bleed stack ${styles.intro}`}>
          <h1>{heading}</h1>
          <Paragraph className="lede">{lede}</Paragraph>
        </div>
        <div className={styles.sheet}>{sheet}</div>
        <div className={`stack ${styles.beside}`}>{children}</div>
      </div>
    </div>
  )
}
