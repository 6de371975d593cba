import styles from './Stamp.module.css'

export function Stamp({
  children,
  ink,
}: {
  children: string
  ink?: 'passed' | undefined
}) {
  return (
    <span className={`on-load ${styles.stamp}`} data-ink={ink}>
      {children}
    </span>
  )
}
