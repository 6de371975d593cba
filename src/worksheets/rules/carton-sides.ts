import { cartonCheck } from '../../content/carton-check.ts'
import type { SideLimits } from '../../content/carton-limits.ts'
import {
  isOneUnit,
  longestFirst,
  type Measured,
  type SideName,
  sideNames,
} from './carton.ts'
import {
  describeLength,
  describeSides,
  millimetresPerInch,
  tolerance,
} from './carton-units.ts'
import type { Check, Finding } from './check.ts'
import type { Read } from './read.ts'

const { reasons } = cartonCheck

export interface SidesCheck extends Check {
  /** What to ask about each side that is unclear. */
  questions: Partial<Record<SideName, string>>
}

export function checkSides(measured: Measured): SidesCheck {
  return {
    name: cartonCheck.sides.name,
    isUnconfirmed: measured.limits.isUnconfirmed ?? false,
    questions: questionsAbout(measured),
    ...findingAbout(measured),
  }
}

/** What the check found out, why, and by which published rule. */
type SourcedFinding = Finding & Pick<Check, 'source'>

function findingAbout(measured: Measured): SourcedFinding {
  const { limits, system } = measured
  const isAlone = isOneUnit(measured)
  const rule = isAlone ? limits.oneUnit.sides : limits.sides
  if (!rule) return withoutSideLimit(measured)
  const found = compareSides(measured, rule)
  const limit = describeSides(rule.inches, system)
  const reason = isAlone ? reasons.itemSides(limit) : found.reason
  return { state: found.state, reason, source: rule }
}

/** Nothing is compared with the size, so visitors need not enter it. */
function withoutSideLimit(measured: Measured): SourcedFinding {
  const { sides, limits, system } = measured
  const isUnclear = stateOf(sides) === 'unclear'
  const limitOfSeveral = limits.sides
  if (!limitOfSeveral)
    return {
      state: isUnclear ? 'unclear' : 'none',
      reason: reasons.noSideLimit,
      source: limits.weight,
    }
  const limit = describeSides(limitOfSeveral.inches, system)
  return {
    state: isUnclear ? 'unclear' : 'exempt',
    reason: reasons.oneUnitSides(limit),
    source: limitOfSeveral,
  }
}

/** Compares the longest side with the first limit, and so on. */
function compareSides(measured: Measured, { inches }: SideLimits): Finding {
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

function questionsAbout({ sides }: Measured) {
  const questions: Partial<Record<SideName, string>> = {}
  for (const [index, name] of sideNames.entries()) {
    const side = sides[index]
    if (side?.is === 'unclear') questions[name] = side.question
  }
  return questions
}
