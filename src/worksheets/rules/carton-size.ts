import { type SideName, sideNames } from './carton.ts'
import { plainText } from './number.ts'
import type { Entries } from './read.ts'

/** What can separate the sides in a size. Spreadsheets separate cells with a tab. */
const betweenSides = /\s*(?:[x×*х✕;\t]|\bby\b)\s*/i

/** "L60" and "W: 40" in packing lists. */
const sideLabel = /^(?:length|width|height|depth|[lwhd])\s*[:=]?\s*(?=\d)/i

/**
 * Returns the entries to change after a visitor typed into the field of a side. "60 x 40 x 40 cm",
 * as it is in packing lists, is the size of the whole carton.
 */
export function entriesOfSide(side: SideName, text: string): Entries {
  const parts = text
    .split(betweenSides)
    .map((part) => plainText(part).replace(sideLabel, ''))
  const areSides = parts.every(hasOneNumber)
  if (parts.length !== sideNames.length || !areSides) return { [side]: text }
  const unit = unitOfAll(parts)
  const entries = sideNames.map((name, index) => {
    const part = parts[index] ?? ''
    return [name, unit && !part.endsWith(unit) ? `${part} ${unit}` : part]
  })
  return Object.fromEntries(entries)
}

function hasOneNumber(part: string): boolean {
  return /^\d[\d.,]*[^\d]*$/.test(part)
}

/** Returns "cm" for "60 x 40 x 30 cm", in which only the last side has a unit. */
function unitOfAll(parts: string[]): string {
  const last = parts.at(-1) ?? ''
  const others = parts.slice(0, -1)
  const areBare = others.every((part) => /\d$/.test(part))
  return areBare ? last.replace(/^[\d.,\s]+/, '') : ''
}
