import type { Carton } from './carton.ts'
import { lengthIn, type System, weightIn } from './carton-units.ts'
import { readGrams, readMillimetres } from './measures.ts'
import type { Entries, Read } from './read.ts'

/** Returns the entries of the size and the weight, as typed. */
export function sizeAndWeightOf({ sides, weight }: Carton): Entries {
  return { ...sides, weight }
}

/**
 * Returns the size and the weight of the same carton in another system. Text with a unit of its own,
 * such as "60 cm", stays as it is.
 */
export function convertedTo(system: System, carton: Carton): Entries {
  const { sides, weight } = carton
  const systems = { from: carton.system, to: system }
  const convert = (text: string, kind: Kind) => converted(text, kind, systems)
  return {
    length: convert(sides.length, length),
    width: convert(sides.width, length),
    height: convert(sides.height, length),
    weight: convert(weight, mass),
  }
}

/** Whether the carton is still as it was converted from what the visitor had typed. */
export function isConvertedFrom(typed: Carton, carton: Carton): boolean {
  const entries = sizeAndWeightOf(carton)
  const before = sizeAndWeightOf(typed)
  const expected = convertedTo(carton.system, typed)
  const names = Object.keys(entries)
  return (
    names.every((name) => entries[name] === expected[name]) &&
    names.some((name) => entries[name] !== before[name])
  )
}

/** How to read and write a quantity in each system. */
interface Kind {
  read(text: string, system: System): Read<number>
  write(system: System, value: number): string
}

const length: Kind = {
  read: (text, system) =>
    readMillimetres(text, system === 'metric' ? 'cm' : 'in'),
  write: lengthIn,
}

const mass: Kind = {
  read: (text, system) => readGrams(text, system === 'metric' ? 'kg' : 'lb'),
  write: weightIn,
}

function converted(
  text: string,
  kind: Kind,
  { from, to }: { from: System; to: System },
): string {
  const before = kind.read(text, from)
  const after = kind.read(text, to)
  if (before.is !== 'read' || after.is !== 'read') return text
  const hasOwnUnit = before.value === after.value
  return hasOwnUnit ? text : kind.write(to, before.value)
}
