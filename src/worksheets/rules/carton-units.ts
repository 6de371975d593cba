import { cartonCheck } from '../../content/carton-check.ts'

/** The units in which the visitor measures. */
export type System = 'metric' | 'imperial'

export const gramsPerPound = 453.592_37
export const millimetresPerInch = 25.4

/** Absorbs the error of binary fractions, and is smaller than anything that can be measured. */
export const tolerance = 1e-6

interface Weight {
  lb: number
  kg: number
}

/** Returns the limit in grams. The published kilograms are rounded, so accept them as well. */
export function gramsOf({ lb, kg }: Weight): number {
  return Math.max(lb * gramsPerPound, kg * 1000)
}

/** Returns by how much the weight exceeds the limit that is published in the visitor's unit. */
export function gramsOver(
  grams: number,
  { lb, kg }: Weight,
  system: System,
): number {
  return grams - (system === 'metric' ? kg * 1000 : lb * gramsPerPound)
}

/** Returns the limit, with the unit of the visitor first. */
export function describeLimit({ lb, kg }: Weight, system: System): string {
  return system === 'metric' ? `${kg} kg (${lb} lb)` : `${lb} lb (${kg} kg)`
}

/** Returns, for example, "63.5 cm (25 in) per side", or all three sides. */
export function describeSides(
  inches: readonly number[],
  system: System,
): string {
  const areEqual = new Set(inches).size === 1
  const sides = areEqual ? inches.slice(0, 1) : inches
  const cm = sides.map((inch) => rounded((inch * millimetresPerInch) / 10))
  const metric = `${cm.join(' by ')} cm`
  const imperial = `${sides.join(' by ')} in`
  const both =
    system === 'metric' ? `${metric} (${imperial})` : `${imperial} (${metric})`
  return areEqual ? `${both} ${cartonCheck.perSide}` : both
}

export function describeLength(millimetres: number, system: System): string {
  const unit = system === 'metric' ? 'cm' : 'in'
  return `${lengthIn(system, millimetres)} ${unit}`
}

export function describeWeight(grams: number, system: System): string {
  const unit = system === 'metric' ? 'kg' : 'lb'
  return `${weightIn(system, grams)} ${unit}`
}

/** Returns the length as a number of centimetres or inches. */
export function lengthIn(system: System, millimetres: number): string {
  const perUnit = system === 'metric' ? 10 : millimetresPerInch
  return rounded(millimetres / perUnit)
}

/** Returns the weight as a number of kilograms or pounds. */
export function weightIn(system: System, grams: number): string {
  const perUnit = system === 'metric' ? 1000 : gramsPerPound
  return rounded(grams / perUnit)
}

/** Returns two decimals, or more digits if the number would otherwise become zero. */
function rounded(number: number): string {
  const isSmall = number > 0 && number < 0.005
  return `${Number(isSmall ? number.toPrecision(1) : number.toFixed(2))}`
}
