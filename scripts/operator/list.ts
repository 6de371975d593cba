import type { Command } from './command-line.ts'
import type { Inquiries } from './open-inquiries.ts'
import { shorten, table } from './table.ts'

const newest = `
  SELECT id, created_at, name, email, product, notify_status, suspected_spam
  FROM public.contact_inquiries
  WHERE ($1::text IS NULL OR notify_status = $1) AND (NOT $2 OR suspected_spam)
  ORDER BY created_at DESC, id DESC LIMIT $3`

const headings = ['ID', 'RECEIVED (UTC)', 'NAME', 'E-MAIL', 'PRODUCT', 'MAIL', 'SPAM']

/** Prints the newest inquiries as a table, the newest last, where the terminal leaves the eye. */
export async function list(
  inquiries: Inquiries,
  { status, onlySpam, limit }: Extract<Command, { name: 'list' }>,
): Promise<void> {
  const rows = await inquiries.query(newest, [status, onlySpam, limit])
  if (rows.length === 0) return void process.stdout.write('No inquiries.\n')
  const cells = rows
    .toReversed()
    .map((row) => [
      String(row.id),
      (row.created_at as Date).toISOString().slice(0, 16).replace('T', ' '),
      shorten(String(row.name), 24),
      shorten(String(row.email), 32),
      shorten(String(row.product), 40),
      String(row.notify_status),
      row.suspected_spam ? 'suspected' : '',
    ])
  process.stdout.write(table(headings, cells))
}
