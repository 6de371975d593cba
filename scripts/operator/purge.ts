import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { CannotDo } from './explain.ts'
import type { Session } from './open-session.ts'

/**
 * Deletes what is older than asked, after a person has seen how many that are. The moment is fixed
 * before the question, so that exactly what was counted is deleted.
 *
 * @param age in words that PostgreSQL takes for an interval, such as `24 months`.
 */
export async function purge(session: Session, age: string, isConfirmed: boolean): Promise<void> {
  const { query, stdout } = session
  const [found] = await query(
    `SELECT count(*)::integer AS count, (now() - $1::interval)::text AS before
     FROM public.contact_inquiries WHERE created_at < now() - $1::interval`,
    [age],
  )
  const things = found?.count === 1 ? 'inquiry' : 'inquiries'
  const what = `${found?.count} ${things} older than ${age}`
  if (found?.count === 0) return void stdout.write(`There are ${what}.\n`)
  if (isConfirmed || (await isWanted(what, session))) {
    await query('DELETE FROM public.contact_inquiries WHERE created_at < $1', [found?.before])
    stdout.write(`Deleted ${what}.\n`)
  } else {
    stdout.write('Nothing was deleted.\n')
  }
}

async function isWanted(what: string, { stdin, stderr }: Session): Promise<boolean> {
  if (!stdin.isTTY) throw new CannotDo(`${what} would be deleted for good. Confirm with --yes.`)
  const terminal = createInterface({ input: stdin, output: stderr })
  terminal.setPrompt(`Delete ${what} for good? [y/N] `)
  terminal.prompt()
  let answer: string | undefined
  terminal.once('line', (line) => {
    answer = line
    terminal.close()
  })
  await once(terminal, 'close')
  // Ctrl-C and Ctrl-D close the terminal's input without an answer, and leave the cursor in the line.
  if (answer === undefined) stderr.write('\n')
  return /^y(es)?$/i.test(answer?.trim() ?? '')
}
