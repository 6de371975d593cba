import { Console } from 'node:console'
import type { Query } from './query.ts'

const newest = `
  SELECT id, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS "received (UTC)",
    name, email, product, notify_status AS "staff email",
    CASE WHEN suspected_spam THEN 'suspected' END AS spam
  FROM public.contact_inquiries
  WHERE $1::text IS NULL OR notify_status = $1
  ORDER BY created_at DESC, id DESC LIMIT 50`

/** Prints the newest inquiries as a table, with the newest at the bottom. */
export async function list(
  query: Query,
  stdout: NodeJS.WritableStream,
  status?: string,
): Promise<void> {
  const rows = await query(newest, [status ?? null])
  if (rows.length === 0) return void stdout.write('No inquiries.\n')
  const lines = rows.toReversed().map(({ id, ...row }) => {
    const cells = Object.entries(row).map(([heading, value]) => [heading, shorten(value ?? '')])
    return [id, Object.fromEntries(cells)]
  })
  new Console(stdout).table(Object.fromEntries(lines))
}

/**
 * Truncates a visitor's text to 40 characters. Replaces control and format characters with spaces,
 * because they could break the line or send commands to the terminal.
 */
function shorten(text: unknown): string {
  const characters = [...String(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')]
  return characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : characters.join('')
}
