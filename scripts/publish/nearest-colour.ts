import { clampChroma, formatHex, oklch } from 'culori'

const steps = 100

/**
 * Changes only a colour's lightness, so that it stays recognizable.
 * @returns the most similar colour that `isReadable` accepts; undefined if there is none.
 */
export function nearestReadable(
  colour: string,
  isReadable: (hex: string) => boolean,
): string | undefined {
  const start = oklch(colour)
  if (!start) return undefined
  const lightnesses = Array.from(
    { length: steps + 1 },
    (_, step) => step / steps,
  )
  const distance = (lightness: number) => Math.abs(lightness - start.l)
  lightnesses.sort((a, b) => distance(a) - distance(b))
  for (const l of lightnesses) {
    // Not every lightness has colours as vivid as the original.
    const hex = formatHex(clampChroma({ ...start, l }, 'oklch'))
    if (isReadable(hex)) return hex
  }
  return undefined
}
