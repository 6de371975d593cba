import type { ReactNode } from 'react'
import styles from './Sheet.module.css'
import { Stamp } from './Stamp.tsx'

interface SheetProps {
  title: string
  /** What kind of document it is, at the end of the title's line. */
  mark: string
  stamp: string
  children: ReactNode
}

/** A printed document: its title over a heavy rule, what is written on it, and a stamp. */
export function Sheet({ title, mark, stamp, children }: SheetProps) {
  return (
    <div className={styles.sheet}>
      <p className={styles.title}>
        {title} <span className={styles.mark}>{mark}</span>
      </p>
      {children}
      <div className={styles.stamp}>
        <Stamp>{stamp}</Stamp>
      </div>
    </div>
  )
}
