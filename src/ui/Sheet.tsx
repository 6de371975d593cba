import type { ReactNode } from 'react'
import styles from './Sheet.module.css'
import { Stamp } from './Stamp.tsx'

interface SheetProps {
  title: string
  /** What kind of document it is, at the end of the title's line. */
  mark?: string
  stamp?: string | undefined
  ink?: 'passed'
  /** Over which of the sheet's corners the stamp lies, if not over its last. */
  stampAt?: 'top'
  children: ReactNode
}

/** A printed document: its title over a heavy rule, what is written on it, and a stamp. */
export function Sheet({ title, mark, stamp, ink, stampAt, children }: SheetProps) {
  return (
    <div className={`daylight ${styles.sheet}`}>
      <div className={`headline ${styles.title}`}>
        {title} {mark && <span className={styles.mark}>{mark}</span>}
      </div>
      {children}
      {stamp && (
        <div className={styles.stamp} data-at={stampAt}>
          <Stamp ink={ink}>{stamp}</Stamp>
        </div>
      )}
    </div>
  )
}
