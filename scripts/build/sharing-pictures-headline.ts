// The width of a space as a multiple of the font size, with the side bearings of the letters beside it.
const space = 0.33

/**
 * Fills lines with words, at the largest size at which the headline fits its box. Each sentence begins
 * a line.
 *
 * @param box in pixels; the line height is a multiple of the size.
 * @param widthOf the width of a word as a multiple of its size.
 */
export function setHeadline(
  text: string,
  box: { width: number; height: number; lineHeight: number; maxSize: number },
  widthOf: (word: string) => number,
): { size: number; lines: string[] } {
  const words = text.split(' ').map((word) => ({ word, width: widthOf(word) }))
  const longest = Math.max(...words.map(({ width }) => width))
  for (let size = box.maxSize; ; size -= 2) {
    const lines: string[] = []
    let used = Number.POSITIVE_INFINITY
    for (const { word, width } of words) {
      used += space + width
      if (used * size <= box.width) lines.push(`${lines.pop()} ${word}`)
      else {
        lines.push(word)
        used = width
      }
      if (/[.!?]$/.test(word)) used = Number.POSITIVE_INFINITY
    }
    const fits = longest * size <= box.width && lines.length * size * box.lineHeight <= box.height
    if (fits) return { size, lines }
  }
}
