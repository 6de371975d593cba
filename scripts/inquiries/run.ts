import { parseArgs } from 'node:util'
import { CommandError } from '../command.ts'
import { exportCsv } from './export-csv.ts'
import { list } from './list.ts'
import { openQuery } from './query.ts'

const statuses = ['pending', 'sent', 'failed', 'unknown']

const usage = `Lists and exports inquiries: npm run inquiries -- <command>

  list [--status ${statuses.join('|')}]  the newest 50
  export --csv                                 all of them, for a spreadsheet

Without -s, npm adds lines of its own to a file: npm run -s inquiries -- export --csv > inquiries.csv
DATABASE_OWNER_URL is the connection string of the database's owner, because the site's role can't read
inquiries. Without it, DATABASE_URL is used, and without either, the running npm start.
`

export async function runInquiries(
  args: string[],
  { env, stdout }: Pick<NodeJS.Process, 'env' | 'stdout'>,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { help: { type: 'boolean' }, status: { type: 'string' }, csv: { type: 'boolean' } },
    allowPositionals: true,
  })
  const command = positionals.join(' ')
  const { help, status, csv } = values
  if (help || command === '') return void stdout.write(usage)
  if (status && (command !== 'list' || !statuses.includes(status))) {
    throw new CommandError(`--status goes with list, and is one of ${statuses.join(', ')}.`)
  }
  if (csv && command !== 'export') throw new CommandError('--csv goes with export.')
  if (command === 'list') return list(openQuery(env), stdout, status)
  if (command === 'export') return exportCsv(openQuery(env), stdout)
  throw new CommandError(`Unknown command "${command}". Run with --help to see all commands.`)
}
