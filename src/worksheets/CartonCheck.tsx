import { useRef, useState } from 'react'
import { cartonCheck } from '../content/carton-check.ts'
import type { Place } from '../content/carton-limits.ts'
import { CartonAnswer } from './CartonAnswer.tsx'
import { CartonChoices } from './CartonChoices.tsx'
import { CartonLines } from './CartonLines.tsx'
import { CartonNumbers } from './CartonNumbers.tsx'
import { useEntries } from './entries.ts'
import styles from './Results.module.css'
import { cartonFrom } from './rules/carton.ts'
import { allChecks, checkCarton } from './rules/carton-checks.ts'
import { cartonLines, hasEntries, verdictOf } from './rules/carton-report.ts'
import type { FillInProps } from './Worksheet.tsx'
import { WorksheetSheet } from './WorksheetSheet.tsx'

/** The IDs of the figures on `/amazon-fba` and `/walmart-wfs`, with the place chosen at first. */
const usualPlaces: Record<string, Place> = {
  'fba-carton': 'amazonUs',
  'wfs-carton': 'walmartUs',
}

/** Compares a carton with the published limits of a marketplace. Two pages have this worksheet. */
export function FillIn({ fragment, takesFocus, close }: FillInProps) {
  const [id = ''] = fragment.slice(1).split('?')
  const inUse = useEntries(id, fragment)
  const [litNumber, setLitNumber] = useState(0)
  const lines = useRef<HTMLOListElement>(null)
  const carton = cartonFrom(inUse.entries, usualPlaces[id] ?? 'amazonUs')
  const checked = checkCarton(carton)
  const isFilledIn = hasEntries(carton)
  const { heading, sentence } = verdictOf(carton, checked)
  const result = [`${heading}.`, sentence, ...checked.changes].join(' ')
  return (
    <WorksheetSheet
      title={cartonCheck.title}
      result={isFilledIn ? result : ''}
      carry={{
        label: cartonCheck.carry.label,
        lines: isFilledIn ? cartonLines(carton, checked) : '',
        quantity: '',
      }}
      clear={inUse.clear}
      takesFocus={takesFocus}
      close={close}
    >
      <CartonAnswer carton={carton} checked={checked} />
      <p className={`small soft ${styles.lede}`}>{cartonCheck.lede}</p>
      <CartonChoices carton={carton} change={inUse.change} />
      <CartonNumbers
        checks={allChecks(checked)}
        light={setLitNumber}
        show={(index) => focusField(lines.current?.children[index])}
      />
      <CartonLines
        ref={lines}
        carton={carton}
        checked={checked}
        inUse={inUse}
        litNumber={litNumber}
        light={setLitNumber}
      />
    </WorksheetSheet>
  )
}

/** Focuses the input or the button in a line, which scrolls the line into view. */
function focusField(line: Element | undefined) {
  line?.querySelector<HTMLElement>('input, button')?.focus()
}
