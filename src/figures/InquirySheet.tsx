import type { ReactNode } from 'react'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './InquirySheet.module.css'

interface Entry {
  label: string
  value: ReactNode
}

interface InquirySheetProps {
  title: string
  /** Short entries above the rows. */
  facts?: readonly Entry[]
  stamp?: string
  /** What is on the sheet's ruled rows: the form, or `Answers`. */
  children: ReactNode
}

/** An inquiry as a sheet: the form, the visitor's stamped copy, or an example with covered answers. */
export function InquirySheet({ facts, children, ...sheet }: InquirySheetProps) {
  return (
    <Sheet {...sheet} stampAt="top">
      {facts && <Answers entries={facts} short />}
      {children}
    </Sheet>
  )
}

interface AnswersProps {
  entries: readonly Entry[]
  /** Puts two entries side by side where both fit. */
  short?: boolean
}

/** Entries as the boxes of a sheet. */
export function Answers({ entries, short }: AnswersProps) {
  return (
    <dl className={`${styles.answers} ${short ? styles.short : ''}`}>
      {entries.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An answer that is blacked out. `length` is in ems, at most 20. */
export function Covered({ length }: { length: number }) {
  return (
    <svg className={styles.covered} viewBox="0 0 20 1.2" aria-hidden="true">
      <path d={`M0 0h${length}v1.2H0z`} fill="currentColor" />
    </svg>
  )
}
