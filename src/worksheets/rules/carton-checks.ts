import { cartonCheck } from '../../content/carton-check.ts'
import {
  cartonLimits,
  type Mark,
  type SideLimits,
  type Source,
  type WeightLimit,
} from '../../content/carton-limits.ts'
import {
  type Carton,
  isOneUnit,
  longestFirst,
  type Measured,
  measure,
  type SideName,
  sideNames,
} from './carton.ts'
import { changesTo } from './carton-changes.ts'
import {
  describeLength,
  describeLimit,
  describeSides,
  describeWeight,
  gramsOf,
  gramsOver,
  millimetresPerInch,
  tolerance,
} from './carton-units.ts'
import type { Read } from './read.ts'

const { reasons } = cartonCheck

export type CheckState =
  | 'passed'
  | 'failed'
  | 'blank'
  | 'unclear'
  | 'none'
  | 'present'
  | 'exempt'

export interface Check {
  name: string
  state: CheckState
  reason: string
  source?: Source
  /** Whether the limit is another country's, because ours could not be checked. */
  isUnconfirmed?: boolean
}

export interface CheckedCarton {
  measured: Measured
  sides: Check & { questions: Partial<Record<SideName, string>> }
  weight: Check
  units: Check
  marks: (Check & { mark: Mark })[]
  /** Sentences that say what to change. */
  changes: string[]
}

export function checkCarton(carton: Carton): CheckedCarton {
  const measured = measure(carton)
  const sides = checkSides(measured)
  const marks = measured.limits.marks.map((mark) =>
    checkMark(mark, carton.removed),
  )
  const isTooLarge = sides.state === 'failed'
  return {
    measured,
    sides: { ...sides, questions: questionsAbout(measured) },
    weight: checkWeight(measured),
    units: checkUnits(measured),
    marks,
    changes: [
      ...changesTo(measured, isTooLarge),
      ...marks
        .filter(({ state }) => state === 'failed')
        .map(({ mark }) => `${mark.name}: ${mark.rule}`),
    ],
  }
}

export const allChecks = ({ sides, weight, units, marks }: CheckedCarton) => [
  sides,
  weight,
  units,
  ...marks,
]

function questionsAbout({ sides }: Measured) {
  const questions: Partial<Record<SideName, string>> = {}
  for (const [index, name] of sideNames.entries()) {
    const side = sides[index]
    if (side?.is === 'unclear') questions[name] = side.question
  }
  return questions
}

function checkMark(mark: Mark, removed: string[]): Check & { mark: Mark } {
  const isRemoved = removed.includes(mark.name)
  return {
    mark,
    name: mark.name,
    state: isRemoved ? 'failed' : 'present',
    reason: isRemoved ? mark.missing : mark.rule,
    source: mark,
  }
}

function checkSides(measured: Measured): Check {
  const { limits } = measured
  const { name } = cartonCheck.sides
  const isUnconfirmed = limits.isUnconfirmed ?? false
  const isAlone = isOneUnit(measured)
  const rule = isAlone ? limits.oneUnit.sides : limits.sides
  if (!rule) return { name, isUnconfirmed, ...withoutSideLimit(measured) }
  const result = compareSides(measured, rule)
  const limit = describeSides(rule.inches, measured.system)
  const reason = isAlone ? reasons.itemSides(limit) : result.reason
  return { name, isUnconfirmed, state: result.state, reason, source: rule }
}

function withoutSideLimit({ sides, limits, system }: Measured) {
  const rule = limits.sides
  const isUnclear = stateOf(sides) === 'unclear'
  const withoutLimit = rule ? ('exempt' as const) : ('none' as const)
  return {
    // Nothing is compared with the size, so visitors need not enter it.
    state: isUnclear ? ('unclear' as const) : withoutLimit,
    reason: rule
      ? reasons.oneUnitSides(describeSides(rule.inches, system))
      : reasons.noSideLimit,
    source: rule ?? limits.weight,
  }
}

/** Compares the longest side with the first limit, and so on. */
function compareSides(
  measured: Measured,
  { inches }: SideLimits,
): { state: CheckState; reason: string } {
  const { sides, system } = measured
  const limit = describeSides(inches, system)
  const known = longestFirst(measured)
  for (const [index, side] of known.entries()) {
    const over = side - (inches[index] ?? 0) * millimetresPerInch
    if (over <= tolerance) continue
    const reason = reasons.tooLong(
      describeLength(side, system),
      describeLength(over, system),
      limit,
    )
    return { state: 'failed', reason }
  }
  const entered = stateOf(sides)
  if (entered !== 'read')
    return { state: entered, reason: reasons.enterSides(limit) }
  const longest = describeLength(known[0] ?? 0, system)
  return { state: 'passed', reason: reasons.longest(longest, limit) }
}

/** Returns `unclear` if an entry is unclear, or else `blank` if an entry is blank. */
function stateOf(entries: Read<number>[]): Read<number>['is'] {
  const states = entries.map((entry) => entry.is)
  if (states.includes('unclear')) return 'unclear'
  return states.includes('blank') ? 'blank' : 'read'
}

function checkWeight(measured: Measured): Check {
  const { limits } = measured
  const single = isOneUnit(measured) ? limits.oneUnit.weight : undefined
  const rule = single ?? limits.weight
  return {
    name: cartonCheck.weight.name,
    source: rule,
    isUnconfirmed: limits.isUnconfirmed ?? false,
    ...compareWeight(measured, rule),
  }
}

function compareWeight(
  measured: Measured,
  rule: WeightLimit,
): { state: CheckState; reason: string } {
  const { weight, system, limits } = measured
  const limit = describeLimit(rule, system)
  if (weight.is === 'unclear')
    return { state: 'unclear', reason: weight.question }
  if (weight.is === 'blank')
    return { state: 'blank', reason: reasons.enterWeight(limit) }
  const carton = describeWeight(weight.value, system)
  if (weight.value <= gramsOf(rule) + tolerance)
    return { state: 'passed', reason: reasons.weight(carton, limit) }
  if (isOneUnit(measured) && !limits.oneUnit.weight)
    return { state: 'exempt', reason: reasons.oneUnitWeight(limit) }
  const over = describeWeight(gramsOver(weight.value, rule, system), system)
  return { state: 'failed', reason: reasons.tooHeavy(carton, over, limit) }
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

export type Verdict = 'passed' | 'failed' | 'open'

/** Returns whether the carton checks in, and a sentence that says so. */
export function verdictOf(carton: Carton, checked: CheckedCarton) {
  const checks = allChecks(checked)
  const { name } = cartonLimits[carton.place]
  const namesOf = (...states: CheckState[]) =>
    checks
      .filter(({ state }) => states.includes(state))
      .map((check) => check.name)
      .join(', ')
  const failed = namesOf('failed')
  const open = namesOf('blank', 'unclear')
  const { verdict } = cartonCheck
  const is: Verdict = failed ? 'failed' : open ? 'open' : 'passed'
  const sentence = {
    failed: verdict.failed(failed, name),
    open: verdict.open(open),
    passed: verdict.passed(name),
  }[is]
  return { is, heading: verdict.heading[is], sentence }
}

/** Returns the lines that are added to the quote request form. */
export function cartonLines(carton: Carton, checked: CheckedCarton): string {
  const { carry, systemUnits } = cartonCheck
  const { place, system, sides, weight, units, removed } = carton
  const [lengthUnit, weightUnit] = systemUnits[system]
  const typed = (text: string) => text.trim() || carry.nothing
  const size = sideNames.map((name) => typed(sides[name])).join(' × ')
  const { heading, sentence } = verdictOf(carton, checked)
  return [
    carry.heading(cartonLimits[place].name),
    `${carry.size} ${size} (${lengthUnit})`,
    `${carry.weight} ${typed(weight)} (${weightUnit})`,
    `${carry.units} ${typed(units)}`,
    ...(removed.length > 0 ? [`${carry.missing} ${removed.join(', ')}`] : []),
    `${heading}. ${sentence}`,
    ...checked.changes,
    carry.question,
  ].join('\n')
}
