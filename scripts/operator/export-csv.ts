import { once } from 'node:events'
import { csvRecord } from './csv.ts'
import type { Inquiries, Row } from './open-inquiries.ts'
import { startProgress } from './progress.ts'

/** Rows of one request: the longest possible ones stay well under what Neon sends in one answer. */
const pageSize = 500

// The position is text, because a Date has no microseconds and would skip or repeat rows.
const page = `
  SELECT *, created_at::text AS position FROM public.contact_inquiries
  WHERE $1::timestamptz IS NULL OR (created_at, id) > ($1::timestamptz, $2::uuid)
  ORDER BY created_at, id LIMIT ${pageSize}`

const columns = `
  SELECT column_name FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = 'contact_inquiries' ORDER BY ordinal_position`

/** Writes all columns of all inquiries as CSV to stdout, oldest first. */
export async function exportCsv(inquiries: Inquiries): Promise<void> {
  const names = (await inquiries.query(columns)).map((row) => String(row.column_name))
  const progress = startProgress()
  // Excel reads UTF-8 as such only after a byte order mark.
  await write(`\uFEFF${csvRecord(names)}`)
  let count = 0
  let last: Row | undefined
  do {
    const rows = await inquiries.query(page, [last?.position ?? null, last?.id ?? null])
    await write(rows.map((row) => csvRecord(names.map((name) => row[name]))).join(''))
    count += rows.length
    progress.show(`${count} exported`)
    last = rows.length === pageSize ? rows.at(-1) : undefined
  } while (last)
  progress.clear()
}

/** Waits for a slow reader, so that a large table does not pile up in memory. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}
