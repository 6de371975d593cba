import { useState } from 'react'
import { cartonCheck } from '../content/carton-check.ts'
import { cartonLimits, type Place } from '../content/carton-limits.ts'
import { LabelledChoice } from './EntryField.tsx'
import type { EntriesInUse } from './entries.ts'
import styles from './Results.module.css'
import type { Carton } from './rules/carton.ts'
import {
  convertedTo,
  isConvertedFrom,
  sizeAndWeightOf,
} from './rules/carton-system.ts'
import type { System } from './rules/carton-units.ts'

const placeNames = Object.fromEntries(
  Object.entries(cartonLimits).map(([place, { name }]) => [place, name]),
) as Record<Place, string>

interface CartonChoicesProps {
  carton: Carton
  change: EntriesInUse['change']
}

/** The marketplace, and the units. Other units convert the numbers, which the visitor can undo. */
export function CartonChoices({ carton, change }: CartonChoicesProps) {
  /** The carton before its numbers were converted. */
  const [typed, setTyped] = useState(carton)
  const isConverted = isConvertedFrom(typed, carton)
  const { systems, converted } = cartonCheck
  const convert = (system: System) => {
    // Converting twice would turn 60 cm into 59.99 cm.
    const isBack = isConverted && system === typed.system
    const numbers = isBack
      ? sizeAndWeightOf(typed)
      : convertedTo(system, carton)
    setTyped(carton)
    change({ in: system, ...numbers })
  }
  return (
    <>
      <div className={styles.places}>
        <LabelledChoice
          label={cartonCheck.place}
          value={carton.place}
          options={placeNames}
          onChange={(place) => change({ place })}
        />
        <LabelledChoice
          label={cartonCheck.measuredIn}
          value={carton.system}
          options={systems}
          onChange={convert}
        />
      </div>
      <div role="status" className="small">
        {isConverted && (
          <>
            {converted.text(systems[carton.system])}{' '}
            <button
              type="button"
              className="text-button"
              onClick={() => change(sizeAndWeightOf(typed))}
            >
              {converted.keep}
            </button>
          </>
        )}
      </div>
    </>
  )
}
