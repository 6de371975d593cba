import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { Query, Row } from './query.ts'

/** Rows per query. Even with the longest rows, a response is well below Neon's size limit. */
const pageSize = 500

// `position` is text, because a JavaScript Date would lose the microseconds, and the export would
// then skip or repeat rows.
const page = `
  SELECT *, created_at::text AS position FROM public.contact_inquiries
  WHERE $1::timestamptz IS NULL OR (created_at, id) > ($1::timestamptz, $2::uuid)
  ORDER BY created_at, id LIMIT ${pageSize}`

export async function exportCsv(query: Query, stdout: NodeJS.WritableStream): Promise<void> {
  const csv = stringify({
    header: true,
    // Without a byte order mark, Excel doesn't recognize UTF-8.
    bom: true,
    record_delimiter: 'windows',
    // Without this, csv-stringify doesn't quote a field that contains a line feed but no carriage return.
    quoted: true,
    cast: { boolean: String, date: (date) => date.toISOString(), string: escapeFormulas },
  })
  // The pipeline applies backpressure, so even a large table can't exhaust the memory.
  await pipeline(Readable.from(readRows(query)), csv, stdout, { end: false })
}

/**
 * Puts an apostrophe before each formula, because a spreadsheet would run it (CWE-1236). A formula
 * can follow white space, or a separator or quote at which another program may split the text. As
 * OWASP recommends, text that begins with a tab or carriage return also gets an apostrophe.
 */
function escapeFormulas(text: string): string {
  const cell =
    /(?<=^|[\t\r\n,;|"'])(?=[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r])/gu
  return text.replace(cell, "'")
}

async function* readRows(query: Query): AsyncGenerator<Row> {
  for (let last: Row = {}; ; ) {
    const rows = await query(page, [last.position, last.id])
    for (const { position, ...row } of rows) yield row
    if (rows.length < pageSize) return
    last = rows.at(-1) ?? {}
  }
}
