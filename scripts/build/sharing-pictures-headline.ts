// The width of a space as a multiple of the font size, with the side bearings of the letters beside it.
const space = 0.33

/**
 * Sets a headline on one to three lines, as large as its box allows. Among settings of one size it
 * prefers lines of one length, breaks after punctuation, and none after a short word such as "the".
 *
 * @param box in pixels, with the line height as a multiple of the size.
 * @param widthOf the width of a word as a multiple of its size.
 */
export function setHeadline(
  text: string,
  box: { width: number; height: number; lineHeight: number; maxSize: number },
  widthOf: (word: string) => number,
): { size: number; lines: string[] } {
  const words = text.split(' ').map((word) => ({ word, width: widthOf(word) }))
  const settings = words.flatMap((_, last) =>
    words.slice(0, last + 1).map((_, middle) => {
      const parts = [words.slice(0, middle), words.slice(middle, last), words.slice(last)]
      const rows = parts.filter((part) => part.length > 0)
      const widths = rows.map((row) => row.reduce((sum, { width }) => sum + width + space, -space))
      const lines = rows.map((row) => row.map(({ word }) => word).join(' '))
      const longest = Math.max(...widths)
      const tallest = box.height / box.lineHeight / lines.length
      const size = Math.floor(Math.min(box.maxSize, tallest, box.width / longest))
      const slack = widths.reduce((sum, width) => sum + (1 - width / longest) ** 2, 0)
      const ends = (by: RegExp) => lines.slice(0, -1).filter((line) => by.test(line)).length
      return { size, lines, badness: slack + ends(/\b[a-z]{1,3}$/) / 4 - ends(/[.,!?]$/) }
    }),
  )
  const [best] = settings.sort((a, b) => b.size - a.size || a.badness - b.badness)
  if (!best) throw new Error('A headline needs a word')
  return best
}
