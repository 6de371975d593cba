/** Rows of text under headings, each column as wide as its widest cell. */
export function table(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows.map((row) => row.map(onOneLine))]
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => [...(line[column] ?? '')].length)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
    .concat('\n')
}

/** Cuts a text to so many characters, and says so. */
export function shorten(text: string, length: number): string {
  const characters = [...onOneLine(text)]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text
}

/** Visitors' text must neither break a line nor send commands to the terminal. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}
