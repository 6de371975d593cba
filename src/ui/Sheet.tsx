import type { ReactNode } from 'react'
import styles from './Sheet.module.css'
import { Stamp } from './Stamp.tsx'

interface SheetProps {
  title: string
  stamp: string
  ink?: 'stamp' | 'passed'
  /** The sheet in words, where what is on it is a drawing. Without it the sheet is read as text. */
  alternative?: string
  children: ReactNode
}

/** A printed document: its title over a heavy rule, what is written on it, and a stamp. */
export function Sheet({ title, stamp, ink = 'stamp', alternative, children }: SheetProps) {
  return (
    <div className={styles.sheet} {...(alternative && { role: 'img', 'aria-label': alternative })}>
      <p className={styles.title}>{title}</p>
      {children}
      <div className={styles.stamp}>
        <Stamp ink={ink}>{stamp}</Stamp>
      </div>
    </div>
  )
}
