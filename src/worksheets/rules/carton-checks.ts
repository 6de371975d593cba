import { cartonCheck } from '../../content/carton-check.ts'
import type { Mark } from '../../content/carton-limits.ts'
import { type Carton, type Measured, measure } from './carton.ts'
import { changesTo } from './carton-changes.ts'
import { checkSides, type SidesCheck } from './carton-sides.ts'
import { checkWeight } from './carton-weight.ts'
import type { Check } from './check.ts'

const { reasons } = cartonCheck

interface MarkCheck extends Check {
  mark: Mark
}

export interface CheckedCarton {
  measured: Measured
  sides: SidesCheck
  weight: Check
  units: Check
  marks: MarkCheck[]
  /** Sentences that say what to change. */
  changes: string[]
}

export function checkCarton(carton: Carton): CheckedCarton {
  const measured = measure(carton)
  const sides = checkSides(measured)
  const isTooLarge = sides.state === 'failed'
  const marks = measured.limits.marks.map((mark) =>
    checkMark(mark, carton.removed.includes(mark.name)),
  )
  const missing = marks.filter(({ state }) => state === 'failed')
  return {
    measured,
    sides,
    weight: checkWeight(measured),
    units: checkUnits(measured),
    marks,
    changes: [
      ...changesTo(measured, isTooLarge),
      ...missing.map(({ mark }) => `${mark.name}: ${mark.rule}`),
    ],
  }
}

/** Returns all checks, in the order of the lines of the sheet. */
export function allChecks(checked: CheckedCarton): Check[] {
  const { sides, weight, units, marks } = checked
  return [sides, weight, units, ...marks]
}

function checkMark(mark: Mark, isRemoved: boolean): MarkCheck {
  return {
    mark,
    name: mark.name,
    state: isRemoved ? 'failed' : 'present',
    reason: isRemoved ? mark.missing : mark.rule,
    source: mark,
  }
}

function checkUnits({ units, limits }: Measured): Check {
  const { name } = cartonCheck.units
  const most = limits.units?.most
  const check = limits.units ? { name, source: limits.units } : { name }
  if (units.is === 'unclear')
    return { ...check, state: 'unclear', reason: units.question }
  if (!most) return { ...check, state: 'none', reason: reasons.noUnitLimit }
  if (units.is === 'blank')
    return { ...check, state: 'blank', reason: reasons.enterUnits(most) }
  const state = units.value > most ? 'failed' : 'passed'
  return { ...check, state, reason: reasons.units(most) }
}
