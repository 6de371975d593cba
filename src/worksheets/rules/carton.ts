import { cartonCheck } from '../../content/carton-check.ts'
import {
  type CartonLimits,
  cartonLimits,
  type Place,
} from '../../content/carton-limits.ts'
import { readCount, readGrams, readMillimetres } from './measures.ts'
import { type Read, unclear } from './read.ts'

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

/**
 * Returns the entries to change after a visitor typed into the field of a side. "60 x 40 x 40 cm",
 * as it is in packing lists, is the size of the whole carton.
 */
export function entriesOfSide(side: SideName, text: string): Entries {
  const parts = text.split(/[x×*х]|\bby\b/i).map((part) => part.trim())
  const areSides = parts.every((part) => /^\d/.test(part))
  if (parts.length !== sideNames.length || !areSides) return { [side]: text }
  const [unit = ''] = /[^\d.,\s]+$/.exec(parts.at(-1) ?? '') ?? []
  const hasOneUnit = parts.slice(0, -1).every((part) => /\d$/.test(part))
  return Object.fromEntries(
    sideNames.map((name, index) => {
      const part = parts[index] ?? ''
      const isLast = index === sideNames.length - 1
      return [name, hasOneUnit && unit && !isLast ? `${part} ${unit}` : part]
    }),
  )
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
  return isZero ? unclear(cartonCheck.aboveZero) : entry
}

export const isOneUnit = ({ units }: Measured) =>
  units.is === 'read' && units.value === 1

/** Returns the sides that are known, in millimetres, the longest first. A carton may be turned. */
export function longestFirst({ sides }: Measured): number[] {
  return sides
    .flatMap((side) => (side.is === 'read' ? side.value : []))
    .toSorted((a, b) => b - a)
}
