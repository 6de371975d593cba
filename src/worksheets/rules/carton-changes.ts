import { cartonCheck } from '../../content/carton-check.ts'
import type { CartonLimits } from '../../content/carton-limits.ts'
import { isOneUnit, type Measured } from './carton.ts'
import {
  describeSides,
  describeWeight,
  gramsOf,
  gramsPerPound,
  tolerance,
} from './carton-units.ts'

const { changes } = cartonCheck

/** Returns sentences that say what to change about the size and the contents of a carton. */
export function changesTo(measured: Measured, isTooLarge: boolean): string[] {
  const toContents = changesToContents(measured)
  if (!isTooLarge) return toContents
  const { limits, system } = measured
  const toSize = isOneUnit(measured)
    ? changes.tooLargeItem
    : changes.smaller(describeSides(limits.sides?.inches ?? [], system))
  return [toSize, ...toContents.filter((sentence) => sentence !== toSize)]
}

/** Says how to divide the units among cartons, and which lift label a single unit needs. */
function changesToContents(measured: Measured): string[] {
  const { limits, weight, units } = measured
  const mostGrams = gramsOf(limits.weight)
  const grams = weight.is === 'read' ? weight.value : undefined
  const isHeavy = grams !== undefined && grams > mostGrams + tolerance
  if (units.is !== 'read') return isHeavy ? [changes.enterUnits] : []
  const unitGrams = (grams ?? 0) / units.value
  if (units.value === 1) return changesToOneUnit(unitGrams, limits)
  const mostUnits = limits.units?.most ?? Number.POSITIVE_INFINITY
  if (!isHeavy && units.value <= mostUnits) return []
  const packed = repack({
    units: units.value,
    unitGrams,
    mostGrams,
    mostUnits,
  })
  return describePacking(packed, unitGrams, measured)
}

function describePacking(
  packed: Packing | undefined,
  unitGrams: number,
  { limits, system, weight }: Measured,
): string[] {
  if (!packed) {
    const alone = changes.alone(describeWeight(unitGrams, system))
    return [alone, ...changesToOneUnit(unitGrams, limits)]
  }
  const { cartons, each, more } = packed
  const sentence = changes.repack(cartons, each, more)
  if (weight.is !== 'read') return [sentence]
  const heaviest = (more > 0 ? each + 1 : each) * unitGrams
  const weighs = changes.eachWeighs(describeWeight(heaviest, system))
  return [`${sentence} ${weighs}`]
}

function changesToOneUnit(grams: number, limits: CartonLimits): string[] {
  const { weight } = limits.oneUnit
  if (weight && grams > gramsOf(weight) + tolerance)
    return [changes.tooLargeItem]
  const label = liftLabelOf(grams, limits)
  return label ? [changes[label]] : []
}

/** Returns the label that a single unit of this weight needs. */
export function liftLabelOf(
  grams: number,
  { oneUnit }: CartonLimits,
): 'teamLift' | 'mechLift' | undefined {
  const pounds = grams / gramsPerPound
  const { teamLb, mechLb } = oneUnit.lift
  if (pounds > mechLb + tolerance) return 'mechLift'
  return pounds > teamLb + tolerance ? 'teamLift' : undefined
}

/** `cartons` with `each` units, of which `more` have one unit more. */
interface Packing {
  cartons: number
  each: number
  more: number
}

interface Contents {
  units: number
  /** Zero if the weight is unknown. */
  unitGrams: number
  /** The limits of a carton. */
  mostGrams: number
  mostUnits: number
}

/**
 * Divides units that weigh the same among as few cartons as the limits allow. Returns undefined if
 * one unit alone is too heavy.
 */
export function repack(contents: Contents): Packing | undefined {
  const { units, unitGrams, mostGrams, mostUnits } = contents
  const mostByWeight =
    unitGrams > 0
      ? Math.floor((mostGrams + tolerance) / unitGrams)
      : Number.POSITIVE_INFINITY
  const mostInCarton = Math.min(mostByWeight, mostUnits)
  if (mostInCarton < 1) return undefined
  const cartons = Math.ceil(units / mostInCarton)
  return { cartons, each: Math.floor(units / cartons), more: units % cartons }
}
