import {
  type CartonLimits,
  cartonCheck,
  cartonLimits,
  type Mark,
  type Place,
  type Source,
} from '../../content/carton-check.ts'
import { readCount, readGrams, readMillimetres } from './measures.ts'
import { type Read, unclear } from './read.ts'

const { reasons, changes, aboveZero } = cartonCheck

const gramsPerPound = 453.592_37
const millimetresPerInch = 25.4

/** Absorbs the error of binary fractions, and is smaller than anything that can be measured. */
const tolerance = 1e-6

export const sideNames = ['length', 'width', 'height'] as const

export type SideName = (typeof sideNames)[number]
export type System = 'metric' | 'imperial'

/** The entries as typed. `removed` has the names of the marks that the carton lacks. */
export interface Carton {
  place: Place
  system: System
  sides: Record<SideName, string>
  weight: string
  units: string
  removed: string[]
}

type Entries = Readonly<Record<string, string>>

/** Reads the entries of the worksheet, which a changed link can have filled with nonsense. */
export function cartonFrom(entries: Entries, usualPlace: Place): Carton {
  const places = Object.keys(cartonLimits) as Place[]
  const place = places.find((name) => name === entries.place) ?? usualPlace
  const { length = '', width = '', height = '' } = entries
  return {
    place,
    system: entries.in === 'imperial' ? 'imperial' : 'metric',
    sides: { length, width, height },
    weight: entries.weight ?? '',
    units: entries.units ?? '',
    removed: cartonLimits[place].marks
      .map(({ name }) => name)
      .filter((name) => entries[removalEntry(name)]),
  }
}

/** Returns "without-box-id-label" for "Box ID label". */
export function removalEntry(mark: string): string {
  return `without-${mark.toLowerCase().replaceAll(' ', '-')}`
}

export type CheckState = 'passed' | 'failed' | 'blank' | 'unclear' | 'none'

export interface Check {
  name: string
  state: CheckState
  reason: string
  source?: Source
  /** Whether the limit is another country's, because ours could not be checked. */
  isUnconfirmed?: boolean
}

export interface CheckedCarton {
  sides: Check & { questions: Partial<Record<SideName, string>> }
  weight: Check
  units: Check
  marks: (Check & { mark: Mark })[]
  /** Sentences that say what to change. */
  changes: string[]
}

/** A carton, in millimetres and grams. */
interface Measured {
  sides: Read<number>[]
  weight: Read<number>
  units: Read<number>
  system: System
  limits: CartonLimits
}

export function checkCarton(carton: Carton): CheckedCarton {
  const measured = measure(carton)
  const { limits } = measured
  const sides = checkSides(measured)
  const weight = checkWeight(measured)
  const units = checkUnits(measured)
  const marks = limits.marks.map((mark) => {
    const isRemoved = carton.removed.includes(mark.name)
    return {
      mark,
      name: mark.name,
      state: isRemoved ? ('failed' as const) : ('passed' as const),
      reason: isRemoved ? mark.missing : mark.rule,
      source: mark,
    }
  })
  const questions = Object.fromEntries(
    measured.sides.flatMap((side, index) =>
      side.is === 'unclear' ? [[sideNames[index], side.question]] : [],
    ),
  )
  return {
    sides: { ...sides, questions },
    weight,
    units,
    marks,
    changes: [
      ...changesToSize(sides, measured),
      ...changesToContents(measured),
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

function measure({ place, system, sides, weight, units }: Carton): Measured {
  const isMetric = system === 'metric'
  return {
    sides: sideNames.map((name) =>
      positive(readMillimetres(sides[name], isMetric ? 'cm' : 'in')),
    ),
    weight: positive(readGrams(weight, isMetric ? 'kg' : 'lb')),
    units: readCount(units),
    system,
    limits: cartonLimits[place],
  }
}

function positive(entry: Read<number>): Read<number> {
  const isZero = entry.is === 'read' && entry.value === 0
  return isZero ? unclear(aboveZero) : entry
}

const numberIn = (entry: Read<number>) =>
  entry.is === 'read' ? entry.value : undefined

/** Returns the limit in grams. The published kilograms are rounded, so accept them as well. */
function gramsOf({ lb, kg }: { lb: number; kg: number }): number {
  return Math.max(lb * gramsPerPound, kg * 1000)
}

const describeWeight = ({ lb, kg }: { lb: number; kg: number }) =>
  `${kg} kg (${lb} lb)`

const rounded = (number: number) => `${Number(number.toFixed(2))}`

/** Returns, for example, "63.5 cm (25 in)" for the longest of equal sides, or all three sides. */
function describeSides(inches: readonly number[], system: System): string {
  const areEqual = new Set(inches).size === 1
  const sides = areEqual ? inches.slice(0, 1) : inches
  const cm = sides.map((inch) => rounded((inch * millimetresPerInch) / 10))
  const inCentimetres = `${cm.join(' × ')} cm`
  const inInches = `${sides.join(' × ')} in`
  return system === 'metric'
    ? `${inCentimetres} (${inInches})`
    : `${inInches} (${inCentimetres})`
}

function length(millimetres: number, system: System): string {
  return system === 'metric'
    ? `${rounded(millimetres / 10)} cm`
    : `${rounded(millimetres / millimetresPerInch)} in`
}

function weightIn(grams: number, system: System): string {
  return system === 'metric'
    ? `${rounded(grams / 1000)} kg`
    : `${rounded(grams / gramsPerPound)} lb`
}

const isOneUnit = ({ units }: Measured) => numberIn(units) === 1

function checkSides(measured: Measured): Check {
  const { limits, system } = measured
  const { name } = cartonCheck.sides
  const isUnconfirmed = limits.isUnconfirmed ?? false
  const isAlone = isOneUnit(measured)
  const rule = isAlone ? limits.oneUnit.sides : limits.sides
  if (!rule) return { name, isUnconfirmed, ...withoutSideLimit(measured) }
  const { is, longest, over } = compareSides(measured, rule.inches)
  const limit = describeSides(rule.inches, system)
  const texts = {
    blank: reasons.enterSides(limit),
    unclear: reasons.enterSides(limit),
    passed: reasons.longest(length(longest, system), limit),
    failed: reasons.tooLong(
      length(longest, system),
      length(over, system),
      limit,
    ),
  }
  const reason = isAlone ? reasons.itemSides(limit) : texts[is]
  return { name, isUnconfirmed, state: is, reason, source: rule }
}

function withoutSideLimit({ sides, limits, system }: Measured) {
  const entered = stateOf(sides)
  const rule = limits.sides
  return {
    state: entered === 'read' ? ('none' as const) : entered,
    reason: rule
      ? reasons.oneUnitSides(describeSides(rule.inches, system))
      : reasons.noSideLimit,
    source: rule ?? limits.weight,
  }
}

/** Compares the longest side with the first limit, and so on. A carton may be turned. */
function compareSides({ sides }: Measured, inches: readonly number[]) {
  const longestFirst = sides
    .flatMap((side) => numberIn(side) ?? [])
    .toSorted((a, b) => b - a)
  const excess = longestFirst.map(
    (side, index) => side - (inches[index] ?? 0) * millimetresPerInch,
  )
  const entered = stateOf(sides)
  const isOver = excess.some((over) => over > tolerance)
  const is = isOver ? 'failed' : entered === 'read' ? 'passed' : entered
  return { is, longest: longestFirst[0] ?? 0, over: excess[0] ?? 0 } as const
}

/** Returns `unclear` if an entry is unclear, or else `blank` if an entry is blank. */
function stateOf(entries: Read<number>[]): Read<number>['is'] {
  const states = entries.map((entry) => entry.is)
  const first = (['unclear', 'blank'] as const).find((state) =>
    states.includes(state),
  )
  return first ?? 'read'
}

function checkWeight(measured: Measured): Check {
  const { weight, limits, system } = measured
  const { name } = cartonCheck.weight
  const isAlone = isOneUnit(measured)
  const rule = (isAlone && limits.oneUnit.weight) || limits.weight
  const limit = describeWeight(rule)
  const check = {
    name,
    source: rule,
    isUnconfirmed: limits.isUnconfirmed ?? false,
  }
  if (weight.is === 'unclear')
    return { ...check, state: 'unclear', reason: weight.question }
  if (weight.is === 'blank')
    return { ...check, state: 'blank', reason: reasons.enterWeight(limit) }
  const over = weight.value - gramsOf(rule)
  if (over <= tolerance) {
    const reason = reasons.weight(weightIn(weight.value, system), limit)
    return { ...check, state: 'passed', reason }
  }
  if (isAlone && !limits.oneUnit.weight)
    return { ...check, state: 'passed', reason: reasons.oneUnitWeight(limit) }
  const reason = reasons.tooHeavy(
    weightIn(weight.value, system),
    weightIn(over, system),
    limit,
  )
  return { ...check, state: 'failed', reason }
}

function checkUnits({ units, limits }: Measured): Check {
  const { name } = cartonCheck.units
  const most = limits.units?.most
  const check = { name, ...(limits.units && { source: limits.units }) }
  if (units.is === 'unclear')
    return { ...check, state: 'unclear', reason: units.question }
  if (units.is === 'blank') {
    const reason = most ? reasons.enterUnits(most) : reasons.enterAnyUnits
    return { ...check, state: 'blank', reason }
  }
  if (!most) return { ...check, state: 'none', reason: reasons.noUnitLimit }
  const state = units.value > most ? 'failed' : 'passed'
  return { ...check, state, reason: reasons.units(most) }
}

function changesToSize(sides: Check, measured: Measured): string[] {
  const { limits, system } = measured
  if (sides.state !== 'failed') return []
  if (isOneUnit(measured)) return [changes.tooLargeItem]
  return [changes.smaller(describeSides(limits.sides?.inches ?? [], system))]
}

/** Says how to divide the units among cartons, and which lift label a single unit needs. */
function changesToContents(measured: Measured): string[] {
  const { limits, system } = measured
  const grams = numberIn(measured.weight)
  const units = numberIn(measured.units)
  const mostGrams = gramsOf(limits.weight)
  const mostUnits = limits.units?.most ?? Number.POSITIVE_INFINITY
  const isHeavy = grams !== undefined && grams > mostGrams + tolerance
  if (units === undefined) return isHeavy ? [changes.enterUnits] : []
  const unitGrams = (grams ?? 0) / units
  if (units === 1) return changesToOneUnit(unitGrams, limits)
  if (!isHeavy && units <= mostUnits) return []
  const packed = repack(units, unitGrams, mostGrams, mostUnits)
  if (!packed)
    return [
      changes.alone(weightIn(unitGrams, system)),
      ...liftLabel(unitGrams, limits),
    ]
  const { cartons, each, more } = packed
  const sentences = [changes.repack(cartons, each, more)]
  const heaviest = (more > 0 ? each + 1 : each) * unitGrams
  if (grams !== undefined)
    sentences.push(changes.eachWeighs(weightIn(heaviest, system)))
  return [sentences.join(' ')]
}

function changesToOneUnit(grams: number, limits: CartonLimits): string[] {
  const { weight } = limits.oneUnit
  if (weight && grams > gramsOf(weight) + tolerance)
    return [changes.tooLargeItem]
  return liftLabel(grams, limits)
}

function liftLabel(grams: number, { oneUnit }: CartonLimits): string[] {
  const pounds = grams / gramsPerPound
  const { teamLb, mechLb } = oneUnit.lift
  if (pounds > mechLb + tolerance) return [changes.mechLift]
  return pounds > teamLb + tolerance ? [changes.teamLift] : []
}

/**
 * Divides units that weigh the same among as few cartons as the limits allow.
 * @returns how many cartons, the units in each, and how many cartons have one unit more. Undefined
 * if one unit alone is too heavy.
 */
export function repack(
  units: number,
  unitGrams: number,
  mostGrams: number,
  mostUnits: number,
): { cartons: number; each: number; more: number } | undefined {
  const byWeight =
    unitGrams > 0
      ? Math.floor((mostGrams + tolerance) / unitGrams)
      : Number.POSITIVE_INFINITY
  const most = Math.min(byWeight, mostUnits)
  if (most < 1) return undefined
  const cartons = Math.ceil(units / most)
  return { cartons, each: Math.floor(units / cartons), more: units % cartons }
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
  const { carry } = cartonCheck
  const { place, system, sides, weight, units, removed } = carton
  const [lengthUnit, weightUnit] =
    system === 'metric' ? ['cm', 'kg'] : ['in', 'lb']
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
