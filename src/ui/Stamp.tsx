import styles from './Stamp.module.css'

interface StampProps {
  children: string
  /** `passed`: green, for a passed quality check. The default colour is red. */
  ink?: 'passed' | undefined
}

export function Stamp({ children, ink }: StampProps) {
  return (
    <span className={`on-load ${styles.stamp}`} data-ink={ink}>
      {children}
    </span>
  )
}
