import { parseArgs } from 'node:util'
import { CannotDo, explain } from './explain.ts'
import { exportCsv } from './export-csv.ts'
import { list } from './list.ts'
import { retryMails, sendPending } from './mails.ts'
import { databaseVariable, openSession, type Session, type Surroundings } from './open-session.ts'

const statuses = ['pending', 'sent', 'failed', 'unknown']

const usage = `What visitors asked, for the people who answer it: npm run inquiries -- <command>

  list [--status ${statuses.join('|')}]  the newest 50
  export --csv                                 all of them, for a spreadsheet
  send-pending                                 sends the staff mails that have not left yet
  retry <id>|failed|unknown                    makes such a mail, or all such mails, pending again

npm writes lines of its own into a file, unless: npm run -s inquiries -- export --csv > inquiries.csv
DATABASE_OWNER_URL is the connection string of the database's owner, because the site's own role cannot
read what it stores. Without it, DATABASE_URL is used, and without either the npm start that is running.
`

const options = {
  help: { type: 'boolean', short: 'h' },
  status: { type: 'string' },
  csv: { type: 'boolean' },
} as const

/** Runs what follows `npm run inquiries --`. Never rejects. @returns the exit status. */
export async function runCommand(words: string[], surroundings: Surroundings): Promise<number> {
  const { env, stdout, stderr } = surroundings
  try {
    const work = parseCommand(words)
    if (work) await work(openSession(surroundings))
    else stdout.write(usage)
    return 0
  } catch (error) {
    stderr.write(`${explain(error, databaseVariable(env))}\n`)
    return 1
  }
}

/** @returns what the words ask for, or nothing where they ask for help. */
function parseCommand(words: string[]): ((session: Session) => Promise<void>) | undefined {
  const { values, positionals } = parseWords(words)
  const [name = 'help', which = ''] = positionals
  const { status } = values
  if (values.help || name === 'help') return undefined
  if (status && (name !== 'list' || !statuses.includes(status))) {
    throw new CannotDo(`--status goes with list, and is one of ${statuses.join(', ')}.`)
  }
  if (positionals.length === (name === 'retry' ? 2 : 1)) {
    if (name === 'list') return (session) => list(session, status)
    if (name === 'export') return exportCsv
    if (name === 'send-pending') return sendPending
    if (name === 'retry') return (session) => retryMails(session, which)
  }
  throw new CannotDo(`There is no command "${positionals.join(' ')}"; --help lists them.`)
}

function parseWords(words: string[]) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new CannotDo(`${(error as Error).message.split('. ', 1)[0]}; --help lists the options.`)
  }
}
