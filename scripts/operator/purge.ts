import { createInterface } from 'node:readline/promises'
import type { Command } from './command-line.ts'
import { CannotDo } from './explain.ts'
import type { Inquiries } from './open-inquiries.ts'
import { startProgress } from './progress.ts'

/** Rows of one statement, so that a large purge holds no lock for long. */
const portion = 1000

/**
 * Deletes what is older than asked, after a person has seen how many that are.
 *
 * The day is fixed before it is asked, so that what is deleted is what was counted.
 */
export async function purge(
  inquiries: Inquiries,
  { olderThan, confirmed }: Extract<Command, { name: 'purge' }>,
): Promise<void> {
  const [found] = await inquiries.query(
    `SELECT count(*)::integer AS count, (now() - $1::interval)::text AS before
     FROM public.contact_inquiries WHERE created_at < now() - $1::interval`,
    [olderThan],
  )
  const total = Number(found?.count)
  const things = `${total} ${total === 1 ? 'inquiry' : 'inquiries'} older than ${olderThan}`
  if (total === 0) return void process.stdout.write(`There are ${things}.\n`)
  if (!confirmed && !(await isWanted(things))) {
    return void process.stdout.write('Nothing was deleted.\n')
  }

  const progress = startProgress()
  let deleted = 0
  for (;;) {
    const rows = await inquiries.query(
      `DELETE FROM public.contact_inquiries WHERE id IN (
         SELECT id FROM public.contact_inquiries
         WHERE created_at < $1::timestamptz LIMIT ${portion}
       ) RETURNING id`,
      [found?.before],
    )
    if (rows.length === 0) break
    deleted += rows.length
    progress.show(`${deleted} of ${total} deleted`)
  }
  progress.clear()
  process.stdout.write(`Deleted ${things}.\n`)
}

async function isWanted(things: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new CannotDo(`${things} would be deleted for good. Confirm with --yes.`)
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and Ctrl-D close the terminal's input; the question is then never answered.
  const closed = new Promise<string>((close) => terminal.once('close', () => close('\n')))
  const question = terminal.question(`Delete ${things} for good? [y/N] `)
  const answer = await Promise.race([question.catch(() => ''), closed])
  terminal.close()
  if (answer === '\n') process.stderr.write(answer)
  return /^y(es)?$/i.test(answer.trim())
}
