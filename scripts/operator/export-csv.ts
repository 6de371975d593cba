import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { Row, Session } from './open-session.ts'

/** Rows of one request: the longest possible ones stay well under what Neon sends in one answer. */
const pageSize = 500

// The position is text: a Date has no microseconds, so rows would be skipped or repeated.
const page = `
  SELECT *, created_at::text AS position FROM public.contact_inquiries
  WHERE $1::timestamptz IS NULL OR (created_at, id) > ($1::timestamptz, $2::uuid)
  ORDER BY created_at, id LIMIT ${pageSize}`

const columnNames = `
  SELECT column_name FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = 'contact_inquiries' ORDER BY ordinal_position`

/** Writes all columns of all inquiries as CSV to stdout, oldest first. */
export async function exportCsv({ query, stdout }: Session): Promise<void> {
  const names = (await query(columnNames)).map((row) => String(row.column_name))
  const csv = stringify({
    columns: names,
    header: true,
    // Excel reads UTF-8 as such only after a byte order mark.
    bom: true,
    record_delimiter: 'windows',
    // Otherwise csv-stringify leaves a field with a lone line feed unquoted, which breaks the record.
    quoted: true,
    // A spreadsheet would run what a visitor wrote after an equals sign (CWE-1236).
    escape_formulas: true,
    cast: { boolean: String, date: (date) => date.toISOString(), string: disarm },
  })
  // The pipeline waits for a slow reader, so that memory never holds a whole large table.
  await pipeline(Readable.from(readRows(query)), csv, stdout, { end: false })
}

/**
 * An apostrophe goes before a formula inside a text too: a program that takes another character for
 * the separator, or drops the quotes, begins a cell there.
 */
function disarm(text: string): string {
  return text.replace(/([\t\r\n,;|"'])(?=[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g, "$1'")
}

async function* readRows(query: Session['query']): AsyncGenerator<Row> {
  for (let last: Row | undefined; ; ) {
    const rows = await query(page, [last?.position ?? null, last?.id ?? null])
    yield* rows
    if (rows.length < pageSize) return
    last = rows.at(-1)
  }
}
