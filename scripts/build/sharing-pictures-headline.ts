export interface Headline {
  /** In pixels. */
  size: number
  lines: string[]
}

interface Box {
  width: number
  height: number
  /** As a multiple of the size. */
  lineHeight: number
  maxSize: number
}

// As a multiple of the size; with the bearings of the letters beside it, which `widthOf` leaves out.
const space = 0.33

/**
 * Sets a headline as large as its box allows, on one line to three.
 *
 * @param widthOf the width of a word as a multiple of its size.
 */
export function setHeadline(text: string, box: Box, widthOf: (word: string) => number): Headline {
  const words = text.split(' ')
  const wordWidths = new Map(words.map((word) => [word, widthOf(word)]))
  const lineWidth = (line: string) =>
    line.split(' ').reduce((sum, word) => sum + space + (wordWidths.get(word) ?? 0), -space)

  const settings = [1, 2, 3].flatMap((count) =>
    breaks(words, count).map((lines) => {
      const widths = lines.map(lineWidth)
      const tallest = box.height / box.lineHeight / count
      const size = Math.min(box.maxSize, tallest, box.width / Math.max(...widths))
      return { size: Math.floor(size), lines, raggedness: raggedness(lines, widths) }
    }),
  )
  const [best] = settings.sort((a, b) => b.size - a.size || a.raggedness - b.raggedness)
  if (!best) throw new Error('A headline needs a word')
  return best
}

/** All ways to put words on a number of lines, none of them empty. */
function breaks(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  const ways: string[][] = []
  for (let first = 1; first <= words.length - count + 1; first++) {
    const line = words.slice(0, first).join(' ')
    for (const rest of breaks(words.slice(first), count - 1)) ways.push([line, ...rest])
  }
  return ways
}

/** Lower is better: even lines, broken where a reader pauses and not after a "the" or an "at". */
function raggedness(lines: string[], widths: number[]): number {
  const longest = Math.max(...widths)
  const slack = widths.reduce((sum, width) => sum + (longest - width) ** 2, 0)
  const ending = (pattern: RegExp) => lines.slice(0, -1).filter((line) => pattern.test(line)).length
  return slack + longest ** 2 * (ending(/\b[a-z]{1,3}$/) / 4 - ending(/[.,!?]$/))
}
