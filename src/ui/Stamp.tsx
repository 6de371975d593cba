import styles from './Stamp.module.css'

interface StampProps {
  children: string
  /** `passed` is the green of a quality check, `blank` a place to stamp; without, it is the red of the house. */
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
