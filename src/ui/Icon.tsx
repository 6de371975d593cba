import type { FeatureCard } from '../content/types.ts'
import { Drawing } from './drawings/Drawing.tsx'
import styles from './Icon.module.css'

const paths: Record<FeatureCard['icon'] | 'tick' | 'cross', string> = {
  tick: 'M3 13l6 6L21 5',
  cross: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  carton:
    'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5zM3 7.5 12 12l9-4.5M12 12v9M7.5 5.25l9 4.5v3',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7v5l3.5 3',
  coins:
    'M5 7c0 1.7 3 3 7 3s7-1.3 7-3-3-3-7-3-7 1.3-7 3zM5 7v10c0 1.7 3 3 7 3s7-1.3 7-3V7M5 12c0 1.7 3 3 7 3s7-1.3 7-3',
  label: 'M3 4h18v16H3zM6.5 8v8M9 8v8M11.5 8v8M13 8v8M16 8v8M17.5 8v8',
  magnifier:
    'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5l5.5 5.5M7.5 10.5h6M10.5 7.5v6',
  pin: 'M12 21c-4-4.5-6.5-8-6.5-11.5a6.5 6.5 0 0 1 13 0C18.5 13 16 16.5 12 21zM12 12a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5z',
}

export function Icon({ of }: { of: keyof typeof paths }) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      className={`${styles.icon} ${styles[of] ?? styles.large}`}
    >
      <path
        className={of === 'tick' ? 'on-scroll unrolls' : undefined}
        d={paths[of]}
      />
    </Drawing>
  )
}
