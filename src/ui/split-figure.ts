// Matches an optional currency, digits with separators, an optional end of a range and a sign or
// unit: "18%", "1,200+", "30 %", "2-3", "€4.9M".
const pattern =
  /(?:[A-Z]{0,2}[$€£¥]\s?)?\d+(?:[.,]\d+)*(?:\s?[-–]\s?\d+(?:[.,]\d+)*)?(?:\s?%|[kKM]\b)?\+?/

/**
 * Splits text into its first number and the text before and after it.
 *
 * @returns the three parts. If the text has no digits, all of it is returned as the figure.
 */
export function splitFigure(text: string): { before: string; figure: string; after: string } {
  const [figure = text] = pattern.exec(text) ?? []
  const start = text.indexOf(figure)
  return { before: text.slice(0, start), figure, after: text.slice(start + figure.length) }
}
