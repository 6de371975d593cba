import type { Ref } from 'react'
import { FilledInLine, MarkLine, SizeLine } from './CartonLine.tsx'
import type { EntriesInUse } from './entries.ts'
import { type Carton, removalEntry } from './rules/carton.ts'
import type { CheckedCarton } from './rules/carton-checks.ts'

interface CartonLinesProps {
  ref: Ref<HTMLOListElement>
  carton: Carton
  checked: CheckedCarton
  inUse: EntriesInUse
  /** The number of the line that is lit up; 0 for none. */
  litNumber: number
  light: (number: number) => void
}

/** The lines of the carton's label, with the result of each check. */
export function CartonLines(props: CartonLinesProps) {
  const { carton, checked, inUse, litNumber, light } = props
  const { change, fieldOf } = inUse
  const numbered = (number: number) => ({
    number,
    isLit: litNumber === number,
    light: () => light(number),
  })
  return (
    <ol ref={props.ref}>
      <SizeLine
        {...numbered(1)}
        check={checked.sides}
        typed={carton.sides}
        change={change}
      />
      <FilledInLine
        {...numbered(2)}
        check={checked.weight}
        field={{ ...fieldOf('weight'), inputMode: 'decimal' }}
      />
      <FilledInLine
        {...numbered(3)}
        check={checked.units}
        field={{ ...fieldOf('units'), inputMode: 'numeric' }}
      />
      {checked.marks.map((check, index) => (
        <MarkLine
          key={check.name}
          {...numbered(index + 4)}
          check={check}
          hasBarcode={index === 0}
          setRemoved={(isRemoved) =>
            change({ [removalEntry(check.name)]: isRemoved ? 'yes' : '' })
          }
        />
      ))}
    </ol>
  )
}
