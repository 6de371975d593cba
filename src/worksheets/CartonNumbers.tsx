import { cartonCheck } from '../content/carton-check.ts'
import styles from './Results.module.css'
import type { Check } from './rules/check.ts'

interface CartonNumbersProps {
  checks: readonly Check[]
  /** Lights up the line with this number; 0 for none. */
  light: (number: number) => void
  show: (index: number) => void
}

/** The numbers of the label's lines. Each lights up its line, and moves the focus into it. */
export function CartonNumbers({ checks, light, show }: CartonNumbersProps) {
  return (
    <ul className={`cluster ${styles.lede}`} aria-label={cartonCheck.numbers}>
      {checks.map(({ name, state }, index) => (
        <li key={name}>
          <button
            type="button"
            className="text-button tag"
            aria-label={`${index + 1}. ${name}: ${cartonCheck.results[state]}`}
            onPointerEnter={() => light(index + 1)}
            onPointerLeave={() => light(0)}
            onFocus={() => light(index + 1)}
            onClick={() => show(index)}
          >
            {index + 1}
            {state === 'passed' && ' ✓'}
            {state === 'failed' && ' ✕'}
          </button>
        </li>
      ))}
    </ul>
  )
}
