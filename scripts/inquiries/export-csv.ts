import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { Query, Row } from './query.ts'

/** Rows of one request: the longest possible ones are well below Neon's limit for a response. */
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
export async function exportCsv(query: Query, stdout: NodeJS.WritableStream): Promise<void> {
  const names = (await query(columnNames, [])).map((row) => String(row.column_name))
  const csv = stringify({
    columns: names,
    header: true,
    // Excel reads UTF-8 as such only after a byte order mark.
    bom: true,
    record_delimiter: 'windows',
    // Otherwise csv-stringify leaves a field with a lone line feed unquoted, which breaks the record.
    quoted: true,
    cast: { boolean: String, date: (date) => date.toISOString(), string: escapeFormulas },
  })
  // The pipeline waits for a slow reader, so that memory never holds a whole large table.
  await pipeline(Readable.from(readRows(query)), csv, stdout, { end: false })
}

/**
 * Puts an apostrophe before a formula (CWE-1236), because a spreadsheet would run what a visitor wrote.
 * A cell begins with the text, and after a separator or quote too: a program that splits at semicolons
 * begins one there. Programs that trim cells drop the white space before an equals sign. A tab or
 * carriage return at the start of the text gets an apostrophe in any case, as OWASP recommends.
 */
function escapeFormulas(text: string): string {
  const cell =
    /(?<=^|[\t\r\n,;|"'])(?=[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r])/gu
  return text.replace(cell, "'")
}

async function* readRows(query: Query): AsyncGenerator<Row> {
  for (let last: Row | undefined; ; ) {
    const rows = await query(page, [last?.position ?? null, last?.id ?? null])
    yield* rows
    if (rows.length < pageSize) return
    last = rows.at(-1)
  }
}
