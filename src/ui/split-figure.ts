// A currency, digits with separators, a second end of a range, and the sign that follows directly:
// "18%", "1,200+", "30 %", "2-3", "€4.9M".
const pattern =
  /(?:[A-Z]{0,2}[$€£¥]\s?)?\d+(?:[.,]\d+)*(?:\s?[-–]\s?\d+(?:[.,]\d+)*)?(?:\s?%|[kKM]\b)?\+?/

/**
 * Finds the first figure in a text, and the words around it.
 *
 * @returns the three parts, which together are the text. A text without digits is a figure as a whole.
 */
export function splitFigure(text: string): { before: string; figure: string; after: string } {
  const [figure = text] = pattern.exec(text) ?? []
  const start = text.indexOf(figure)
  return { before: text.slice(0, start), figure, after: text.slice(start + figure.length) }
}
