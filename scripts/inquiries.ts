import { writeFile } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { connectDatabase } from '../netlify/inquiries/inquiry-store.ts'
import { localPort, standInEnvironment } from './local/environment.ts'
import { CommandError, loadDotEnv, runCommand } from './operate/command.ts'
import { explainFault } from './operate/explain-fault.ts'
import { ownerUrl } from './operate/owner-url.ts'

const usage = `Run one of these commands:
  npm run inquiries list                prints those that wait, then the newest, 50 in all
  npm run inquiries show REFERENCE      prints everything about one of them
  npm run inquiries csv inquiries.csv   writes all of them to a file, whose name must end in .csv`

// Whoever reads the list looks first for what no email has brought to staff.
const waitingFirst = `
  SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS "received (UTC)",
    left(id::text, 8) AS reference, name, email, product,
    CASE WHEN waits THEN 'waits' WHEN handled_at IS NOT NULL THEN 'handled'
      WHEN delivered_at IS NOT NULL THEN 'delivered' ELSE 'sent' END AS "staff email",
    concat_ws('; ', CASE WHEN waits THEN email_error END, reports) AS reason,
    CASE WHEN suspected_spam THEN 'suspected' END AS spam
  FROM public.contact_inquiries
  JOIN (SELECT id, waits, delivered_at, reports FROM public.inquiry_states) AS state USING (id)
  ORDER BY waits DESC, created_at DESC, id DESC LIMIT 50`

const one = `
  SELECT row_to_json(inquiry) AS inquiry, row_to_json(state) AS state
  FROM public.contact_inquiries AS inquiry JOIN public.inquiry_states AS state USING (id)
  WHERE starts_with(id::text, lower($1))`

// In JSON, times are always in one format, with microseconds, whatever the role's settings.
const page = `
  SELECT row_to_json(contact_inquiries) AS inquiry FROM public.contact_inquiries
  WHERE $1::timestamptz IS NULL OR (created_at, id) > ($1::timestamptz, $2::uuid)
  ORDER BY created_at, id LIMIT 500`

await runCommand(async () => {
  loadDotEnv()
  const [command, file, ...rest] = process.argv.slice(2)
  if (command === 'list' && file === undefined)
    return console.table((await query(waitingFirst)).map(cells))
  if (command === 'show' && /^[0-9a-f-]{8,36}$/i.test(file ?? ''))
    return show(await query(one, [file]))
  if (command !== 'csv' || !file?.endsWith('.csv') || rest[0])
    throw new CommandError(usage)
  const csv = toCsv(await readAll())
  try {
    await writeFile(file, csv)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CommandError(
      `${file} can't be written (${code}). Is it open in another program?`,
    )
  }
  console.info(`Wrote ${file}.`)
})

function show(rows: Record<string, unknown>[]): void {
  if (rows.length === 0) throw new CommandError('There is no such inquiry.')
  for (const { inquiry, state } of rows) {
    for (const [name, value] of Object.entries({
      ...Object(inquiry),
      ...Object(state),
    })) {
      const text =
        typeof value === 'object' ? JSON.stringify(value) : `${value}`
      console.info(`${name.padEnd(16)} ${withoutControls(text)}`)
    }
  }
}

/** Control characters could send commands to the terminal. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}

/** If no database is configured, queries the database of a running `npm start`. */
async function query(
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const { env } = process
  const isLocal = !env.DATABASE_OWNER_URL && !env.DATABASE_URL
  const local = standInEnvironment(`http://localhost:${localPort(env)}`)
  const url = isLocal
    ? 'postgres://postgres@localhost/harbourline'
    : ownerUrl(env).href
  const sql = connectDatabase(url, isLocal ? local : env)
  try {
    return await sql.query(text, values, {
      fetchOptions: { signal: AbortSignal.timeout(20_000) },
    })
  } catch (error) {
    const advice = isLocal ? ' Set DATABASE_OWNER_URL, or run npm start.' : ''
    throw new CommandError(explainFault(error, 'DATABASE_OWNER_URL') + advice)
  }
}

/** Shortens values, so that a row fits the terminal. */
function cells(row: object): Record<string, string> {
  const shortened = Object.entries(row).map(([name, value]) => {
    const text = [...withoutControls(String(value ?? ''))]
    return [
      name,
      text.length > 40 ? `${text.slice(0, 39).join('')}…` : text.join(''),
    ]
  })
  return Object.fromEntries(shortened)
}

function toCsv(rows: object[]): string {
  return stringify(rows, {
    header: true,
    // Excel recognizes UTF-8 only with a byte order mark.
    bom: true,
    record_delimiter: 'windows',
    // With CRLF between rows, csv-stringify wouldn't quote values that contain LF.
    quoted: true,
    cast: {
      boolean: String,
      // The owner can import the file with `\copy`, which expects PostgreSQL's array notation.
      object: (list) => `{${list}}`,
      string: escapeFormulas,
    },
  })
}

async function readAll(): Promise<object[]> {
  const all: Record<string, unknown>[] = []
  for (;;) {
    const last = all.at(-1)
    const rows = await query(page, [last?.created_at, last?.id])
    if (rows.length === 0) return all
    all.push(...rows.map(({ inquiry }) => Object(inquiry)))
  }
}

/**
 * Puts an apostrophe before each formula, tab and carriage return, as OWASP advises, so that a
 * spreadsheet doesn't run a value as a formula (CWE-1236). A formula can also begin after a
 * separator or quotation mark. A telephone number such as +1 555 0100 begins like a formula but
 * can't call a function, so it is left unchanged.
 */
function escapeFormulas(text: string): string {
  const number =
    /^[\p{Nd}\p{Zs}\p{Pd}\u2212()[\]./]*[+\uff0b]?[\p{Nd}\p{Zs}\p{Pd}\u2212()[\]./]+$/u
  if (number.test(text)) return text
  const cell =
    /(?<=^|[\t\r\n,;|"'])(?=[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r])/gu
  return text.replace(cell, "'")
}
