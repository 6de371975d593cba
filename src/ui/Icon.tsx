import styles from './Icon.module.css'

const cross = 'M5.5 5.5l13 13M18.5 5.5l-13 13'
const paths = { tick: 'M3 13l6 6L21 5', cross, close: cross }

/** A green tick, a red cross, or a cross in the text's colour for a button. */
export function Icon({ of }: { of: keyof typeof paths }) {
  return (
    <svg className={`${styles.icon} ${styles[of] ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path className={of === 'tick' ? 'on-scroll unrolls' : undefined} d={paths[of]} />
    </svg>
  )
}
