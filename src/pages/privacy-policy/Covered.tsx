import styles from './Covered.module.css'

/** An answer that is blacked out. `length` is in ems, at most 20. */
export function Covered({ length }: { length: number }) {
  return (
    <svg className={styles.covered} viewBox="0 0 20 1.2" aria-hidden="true">
      <path d={`M0 0h${length}v1.2H0z`} fill="currentColor" />
    </svg>
  )
}
