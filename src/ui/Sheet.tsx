import type { ReactNode } from 'react'
import styles from './Sheet.module.css'
import { Stamp } from './Stamp.tsx'

interface SheetProps {
  title: string
  /** The kind of document, in a box at the end of the title's line. */
  kind?: string
  stamp?: string | undefined
  ink?: 'passed'
  /** `top`: stamps the top right corner instead of the bottom right one. */
  stampAt?: 'top'
  children: ReactNode
}

/** A printed document: its title over a heavy rule, what is written on it, and a stamp. */
export function Sheet({ title, kind, stamp, ink, stampAt, children }: SheetProps) {
  return (
    <div className={`daylight carbon ${styles.sheet}`}>
      <div className={`headline cluster ${styles.title}`}>
        {title} {kind && <span className={`small ${styles.kind}`}>{kind}</span>}
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
