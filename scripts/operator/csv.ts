/** One record of RFC 4180, its line break included. */
export function csvRecord(values: unknown[]): string {
  return `${values.map(field).join(',')}\r\n`
}

function field(value: unknown): string {
  const text = inert(plain(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A spreadsheet takes these for the start of a formula, and runs what a visitor wrote (CWE-1236); some
 * take the full-width ones for the same signs.
 */
function inert(text: string): string {
  return /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}
