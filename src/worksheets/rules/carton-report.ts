import { cartonCheck } from '../../content/carton-check.ts'
import { cartonLimits } from '../../content/carton-limits.ts'
import { type Carton, sideNames } from './carton.ts'
import { allChecks, type CheckedCarton } from './carton-checks.ts'
import type { CheckState } from './check.ts'

export type Verdict = 'passed' | 'failed' | 'open'

/** Returns whether the carton checks in, and a sentence that says so. */
export function verdictOf(carton: Carton, checked: CheckedCarton) {
  const { verdict: words } = cartonCheck
  const { name: place } = cartonLimits[carton.place]
  const failed = namesOf(checked, ['failed'])
  const open = namesOf(checked, ['blank', 'unclear'])
  const passedOrOpen = open ? 'open' : 'passed'
  const verdict: Verdict = failed ? 'failed' : passedOrOpen
  const sentences: Record<Verdict, string> = {
    failed: words.failed(failed, place),
    open: words.open(open),
    passed: words.passed(place),
  }
  const heading = words.heading[verdict]
  return { verdict, heading, sentence: sentences[verdict] }
}

/** Returns "Size, Gross weight" if these checks are in one of the states. */
function namesOf(checked: CheckedCarton, states: CheckState[]): string {
  return allChecks(checked)
    .filter(({ state }) => states.includes(state))
    .map(({ name }) => name)
    .join(', ')
}

/** Whether the visitor has entered or removed anything. */
export function hasEntries({ sides, weight, units, removed }: Carton): boolean {
  const typed = [...Object.values(sides), weight, units].join('').trim()
  return typed !== '' || removed.length > 0
}

/** Returns the lines that are added to the quote request form. */
export function cartonLines(carton: Carton, checked: CheckedCarton): string {
  const { carry, systemUnits } = cartonCheck
  const { place, system, sides, weight, units, removed } = carton
  const [lengthUnit, weightUnit] = systemUnits[system]
  const size = sideNames.map((name) => typed(sides[name], lengthUnit))
  const { heading, sentence } = verdictOf(carton, checked)
  const missing =
    removed.length > 0 ? [`${carry.missing} ${removed.join(', ')}`] : []
  return [
    carry.heading(cartonLimits[place].name),
    `${carry.size} ${size.join(' × ')}`,
    `${carry.weight} ${typed(weight, weightUnit)}`,
    `${carry.units} ${typed(units)}`,
    ...missing,
    `${heading}. ${sentence}`,
    ...checked.changes,
    carry.question,
  ].join('\n')
}

/** Returns the entry, with the unit if the visitor typed only a number. */
function typed(entry: string, unit = ''): string {
  const text = entry.trim()
  const isBare = /\d$/.test(text)
  if (text === '') return cartonCheck.carry.nothing
  return isBare ? `${text} ${unit}`.trim() : text
}
