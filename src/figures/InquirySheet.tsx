import type { ReactNode } from 'react'
import { Stamp } from '../ui/Stamp.tsx'
import styles from './InquirySheet.module.css'

interface Entry {
  label: string
  value: ReactNode
}

interface InquirySheetProps {
  title: string
  /** The lines of the sheet's head. */
  facts: readonly Entry[]
  stamp?: string
  /** What is on the sheet's ruled rows: the form, or `Answers`. */
  children: ReactNode
}

/** The sheet that a quote begins with: blank as the form, stamped as the visitor's copy of it. */
export function InquirySheet({ title, facts, stamp, children }: InquirySheetProps) {
  return (
    <div className={styles.sheet}>
      <p className={styles.title}>{title}</p>
      {stamp && (
        <div className={styles.stamp}>
          <Stamp>{stamp}</Stamp>
        </div>
      )}
      <Entries entries={facts} className={styles.facts} />
      {children}
    </div>
  )
}

export function Answers({ entries }: { entries: readonly Entry[] }) {
  return <Entries entries={entries} className={styles.answers} />
}

function Entries({
  entries,
  className,
}: {
  entries: readonly Entry[]
  className: string | undefined
}) {
  return (
    <dl className={className}>
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
      <path d={`M0 .6h${length}`} />
    </svg>
  )
}
