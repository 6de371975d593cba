// Matches the first word that contains a digit, but not the punctuation after it: "18%", "2-3", "€4.9M".
// A percent sign may follow a space: "30 %".
const pattern = /\S*\d[^\s.,]*(?: %)?/

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
