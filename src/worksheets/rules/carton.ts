import { cartonCheck } from '../../content/carton-check.ts'
import {
  type CartonLimits,
  cartonLimits,
  type Place,
} from '../../content/carton-limits.ts'
import { describeLength, describeWeight, type System } from './carton-units.ts'
import { readCount, readGrams, readMillimetres } from './measures.ts'
import { type Entries, type Read, unclear } from './read.ts'

/** No carton is outside of these limits, so a wrong unit or number was entered. */
const thinnestMm = 2
const longestMm = 10_000
const lightestGrams = 1
const heaviestGrams = 2_000_000

export const sideNames = ['length', 'width', 'height'] as const

export type SideName = (typeof sideNames)[number]

/** The entries as typed. `removed` has the names of the marks that the carton lacks. */
export interface Carton {
  place: Place
  system: System
  sides: Record<SideName, string>
  weight: string
  units: string
  removed: string[]
}

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

/** A carton, in millimetres and grams. */
export interface Measured {
  sides: Read<number>[]
  weight: Read<number>
  units: Read<number>
  system: System
  limits: CartonLimits
}

export function measure(carton: Carton): Measured {
  const { place, system, sides, weight, units } = carton
  return {
    sides: sideNames.map((name) => measureSide(sides[name], system)),
    weight: measureWeight(weight, system),
    units: readCount(units),
    system,
    limits: cartonLimits[place],
  }
}

function measureSide(text: string, system: System): Read<number> {
  const side = readMillimetres(text, system === 'metric' ? 'cm' : 'in')
  if (side.is !== 'read') return side
  const { value } = side
  if (value === 0) return unclear(cartonCheck.aboveZero)
  const isPlausible = value >= thinnestMm && value <= longestMm
  const question = cartonCheck.implausible(describeLength(value, system))
  return isPlausible ? side : unclear(question)
}

function measureWeight(text: string, system: System): Read<number> {
  const weight = readGrams(text, system === 'metric' ? 'kg' : 'lb')
  if (weight.is !== 'read') return weight
  const { value } = weight
  if (value === 0) return unclear(cartonCheck.aboveZero)
  const isPlausible = value >= lightestGrams && value <= heaviestGrams
  const question = cartonCheck.implausible(describeWeight(value, system))
  return isPlausible ? weight : unclear(question)
}

export const isOneUnit = ({ units }: Measured) =>
  units.is === 'read' && units.value === 1

/** Returns the sides that are known, in millimetres, the longest first. A carton may be turned. */
export function longestFirst({ sides }: Measured): number[] {
  return sides
    .flatMap((side) => (side.is === 'read' ? side.value : []))
    .toSorted((a, b) => b - a)
}
