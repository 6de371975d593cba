import { open } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { CommandError } from '../command.ts'
import { query, type Row } from './query.ts'

// In JSON, times are always in one format, with microseconds, whatever the role's settings.
const selectPage = `
  SELECT row_to_json(contact_inquiries) AS inquiry FROM public.contact_inquiries
  WHERE $1::timestamptz IS NULL OR (created_at, id) > ($1::timestamptz, $2::uuid)
  ORDER BY created_at, id LIMIT 500`

/** @param isPlain whether to leave formulas as they are, for programs that aren't spreadsheets. */
export async function exportCsv(file: string, isPlain: boolean): Promise<void> {
  const csv = toCsv(await readAll(), isPlain)
  try {
    await writePrivately(file, csv)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason =
      code === 'ENOENT'
        ? "Its folder doesn't exist."
        : 'Is it open in another program?'
    throw new CommandError(`${file} can't be written (${code}). ${reason}`)
  }
  console.info(`Wrote ${file}.`)
}

/** Lets only the current user read the file, even if an older file was readable for others. */
async function writePrivately(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.chmod(0o600)
    await handle.writeFile(text)
  } finally {
    await handle.close()
  }
}

function toCsv(rows: object[], isPlain: boolean): string {
  return stringify(rows, {
    header: true,
    // Excel recognizes UTF-8 only with a byte order mark. Many CRMs take it for part of a heading.
    bom: !isPlain,
    record_delimiter: 'windows',
    // With CRLF between rows, csv-stringify wouldn't quote values that contain LF.
    quoted: true,
    cast: {
      // By default, csv-stringify writes 1 for true, and nothing for false.
      boolean: String,
      string: (text) => (isPlain ? text : escapeFormulas(text)),
    },
  })
}

/** Reads the inquiries in pages, because Neon limits the size of a response. */
async function readAll(): Promise<object[]> {
  const all: Row[] = []
  for (;;) {
    const last = all.at(-1)
    const rows = await query(selectPage, [last?.created_at, last?.id])
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
  const telephoneNumber =
    /^[\p{Nd}\p{Zs}\p{Pd}\u2212()[\]./]*[+\uff0b]?[\p{Nd}\p{Zs}\p{Pd}\u2212()[\]./]+$/u
  if (telephoneNumber.test(text)) return text
  // Spreadsheets also accept the full-width forms of `=`, `+`, `-` and `@`.
  const formulaStart =
    /(?<=^|[\t\r\n,;|"'])(?=[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r])/gu
  return text.replace(formulaStart, "'")
}
