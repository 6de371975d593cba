import { useRef, useState } from 'react'
import { cartonCheck } from '../content/carton-check.ts'
import { cartonLimits, type Place } from '../content/carton-limits.ts'
import { Answer, Changes } from './Answer.tsx'
import { CartonDrawing } from './CartonDrawing.tsx'
import { CartonLine, MarkLine, SizeLine } from './CartonLine.tsx'
import { CartonNumbers } from './CartonNumbers.tsx'
import { EntryField, LabelledChoice } from './EntryField.tsx'
import { useEntries } from './entries.ts'
import styles from './Results.module.css'
import { cartonFrom, removalEntry } from './rules/carton.ts'
import {
  allChecks,
  cartonLines,
  checkCarton,
  type Verdict,
  verdictOf,
} from './rules/carton-checks.ts'
import type { FillInProps } from './Worksheet.tsx'
import { WorksheetSheet } from './WorksheetSheet.tsx'

const placeNames = Object.fromEntries(
  Object.entries(cartonLimits).map(([place, { name }]) => [place, name]),
) as Record<Place, string>

/** The IDs of the figures on `/amazon-fba` and `/walmart-wfs`, with the place chosen at first. */
const usualPlaces: Record<string, Place> = {
  'fba-carton': 'amazonUs',
  'wfs-carton': 'walmartUs',
}

/** Compares a carton with the published limits of a marketplace. Two pages have this worksheet. */
export function FillIn({ fragment, takesFocus, close }: FillInProps) {
  const [id = ''] = fragment.slice(1).split('?')
  const { entries, change, clear } = useEntries(id, fragment)
  const [lit, setLit] = useState(0)
  const lines = useRef<HTMLOListElement>(null)
  const carton = cartonFrom(entries, usualPlaces[id] ?? 'amazonUs')
  const checked = checkCarton(carton)
  const { is, heading, sentence } = verdictOf(carton, checked)
  const checks = allChecks(checked)
  const result = [`${heading}.`, sentence, ...checked.changes].join(' ')
  const line = (index: number) => ({
    number: index + 1,
    isLit: lit === index + 1,
    light: () => setLit(index + 1),
  })
  return (
    <WorksheetSheet
      title={cartonCheck.title}
      result={Object.keys(entries).length > 0 ? result : ''}
      carry={{
        label: cartonCheck.carry.label,
        lines: cartonLines(carton, checked),
        quantity: '',
      }}
      clear={clear}
      takesFocus={takesFocus}
      close={close}
    >
      <Answer
        answer={heading}
        sentence={sentence}
        stamp={stampOf(is, carton.place)}
        ink={isConfirmed(is, carton.place) ? 'passed' : undefined}
        drawing={<CartonDrawing checked={checked} />}
      >
        <Changes
          heading={cartonCheck.changes.heading}
          changes={checked.changes}
        />
      </Answer>
      <p className={`small soft ${styles.lede}`}>{cartonCheck.lede}</p>
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
          options={cartonCheck.systems}
          onChange={(system) => change({ in: system })}
        />
      </div>
      <CartonNumbers
        checks={checks}
        light={setLit}
        show={(index) => focusField(lines.current?.children[index])}
      />
      <ol ref={lines}>
        <SizeLine
          {...line(0)}
          check={checked.sides}
          entries={carton.sides}
          change={change}
        />
        <CartonLine {...line(1)} check={checked.weight}>
          {(field) => (
            <EntryField
              {...field}
              value={carton.weight}
              onChange={(weight) => change({ weight })}
              inputMode="decimal"
            />
          )}
        </CartonLine>
        <CartonLine {...line(2)} check={checked.units}>
          {(field) => (
            <EntryField
              {...field}
              value={carton.units}
              onChange={(units) => change({ units })}
              inputMode="numeric"
            />
          )}
        </CartonLine>
        {checked.marks.map((check, index) => (
          <MarkLine
            key={check.name}
            {...line(index + 3)}
            check={check}
            hasBarcode={index === 0}
            toggle={(isRemoved) =>
              change({ [removalEntry(check.name)]: isRemoved ? 'yes' : '' })
            }
          />
        ))}
      </ol>
    </WorksheetSheet>
  )
}

/** Focuses the input or the button in a line, which scrolls the line into view. */
function focusField(line: Element | undefined) {
  line?.querySelector<HTMLElement>('input, button')?.focus()
}

function stampOf(verdict: Verdict, place: Place): string | undefined {
  if (verdict === 'open') return undefined
  if (verdict === 'failed') return cartonCheck.stamp.failed
  return isConfirmed(verdict, place)
    ? cartonCheck.stamp.passed
    : cartonCheck.stamp.unconfirmed
}

function isConfirmed(verdict: Verdict, place: Place): boolean {
  return verdict === 'passed' && !cartonLimits[place].isUnconfirmed
}
