import type { ReactNode } from 'react'
import styles from './Sheet.module.css'
import { Stamp } from './Stamp.tsx'

interface SheetProps {
  title: string
  /** The type of document, shown in a box at the end of the title line. */
  kind?: string
  stamp?: string | undefined
  ink?: 'passed' | undefined
  stampAt?: 'top'
  children: ReactNode
}

export function Sheet({
  title,
  kind,
  stamp,
  ink,
  stampAt,
  children,
}: SheetProps) {
  return (
    <div className={`daylight carbon ${styles.sheet}`}>
      <div className={`headline cluster ${styles.title}`}>
        <span>{title}</span> {kind && <span className="small tag">{kind}</span>}
      </div>
      <div className="ruled">{children}</div>
      {stamp && (
        <div className={styles.stamp} data-at={stampAt}>
          <Stamp ink={ink}>{stamp}</Stamp>
        </div>
      )}
    </div>
  )
}
