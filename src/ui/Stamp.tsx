import styles from './Stamp.module.css'

interface StampProps {
  children: string
  /** `passed` is the green of a quality check, `blank` an empty place for a stamp; the default is red. */
  ink?: 'passed' | 'blank' | undefined
}

/** A rubber stamp: two rings and a word, slightly askew. */
export function Stamp({ children, ink }: StampProps) {
  return (
    <span className={styles.stamp} data-ink={ink}>
      {children}
    </span>
  )
}
