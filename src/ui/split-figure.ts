// Matches the first number or range, with any sign or unit: "18%", "2-3", "€4.9M" or "30 %".
const pattern = /\S*\d[^\s.,]*(?: %)?/

/** Splits text at its first number. If there is none, the whole text is the figure. */
export function splitFigure(text: string): {
  before: string
  figure: string
  after: string
} {
  const [figure = text] = pattern.exec(text) ?? []
  const start = text.indexOf(figure)
  return {
    before: text.slice(0, start),
    figure,
    after: text.slice(start + figure.length),
  }
}
