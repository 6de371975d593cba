import styles from './Stamp.module.css'

interface StampProps {
  children: string
  /** `passed` is the green of a quality check; the default is red. */
  ink?: 'passed' | undefined
}

/** A rubber stamp: two rings and a word, slightly askew. */
export function Stamp({ children, ink }: StampProps) {
  return (
    <span className={`on-load ${styles.stamp}`} data-ink={ink}>
      {children}
    </span>
  )
}
