import { parseArgs } from 'node:util'
import { type Age, parseAge } from './age.ts'
import { WrongUsage } from './explain.ts'

export const statuses = ['pending', 'sent', 'failed', 'unknown', 'suppressed'] as const
export type Status = (typeof statuses)[number]

export type Command =
  | { name: 'help' }
  | { name: 'list'; status: Status | null; onlySpam: boolean; limit: number }
  | { name: 'export' }
  | { name: 'send-pending' }
  | { name: 'retry'; id: string }
  | { name: 'purge'; olderThan: Age; confirmed: boolean }

export const usage = `What visitors asked, for the people who answer it.

  npm run inquiries -- list [--status <status>] [--spam] [--limit 50]
      a table, newest last; a status is one of ${statuses.join(', ')}
  npm run -s inquiries -- export --csv > inquiries.csv
      everything, for a spreadsheet; without -s, npm writes lines of its own into the file
  npm run inquiries -- send-pending
      sends the staff mails that have not left yet
  npm run inquiries -- retry <id>
      makes a mail pending that failed, is unknown or was withheld as suspected spam
  npm run inquiries -- purge --older-than <age> [--yes]
      deletes inquiries for good, after asking; an age is 90d, 12w, 24mo or 2y

DATABASE_OWNER_URL is the connection string of the database's owner; the site's own role cannot read
what it stores. Where it is not set, DATABASE_URL is used, and without either the embedded database of
npm start. The exit status is 1 where something could not be done, 2 where the words are no command.
`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** @throws WrongUsage with what is wrong, for words that are no command. */
export function parseCommand(words: string[]): Command {
  const { values, positionals } = parse(words)
  const [name, ...operands] = positionals
  if (values.help || name === 'help') return { name: 'help' }
  if (name === undefined) throw new WrongUsage(`Say what to do.\n\n${usage}`)
  const allowed: Record<string, string[]> = {
    list: ['status', 'spam', 'limit'],
    export: ['csv'],
    'send-pending': [],
    retry: [],
    purge: ['older-than', 'yes'],
  }
  const options = Object.hasOwn(allowed, name) ? allowed[name] : undefined
  if (!options) throw new WrongUsage(`There is no command "${name}"; --help lists them.`)
  const foreign = Object.keys(values).find((option) => !options.includes(option))
  if (foreign) throw new WrongUsage(`"${name}" takes no --${foreign}; --help says what it takes.`)
  if (operands.length !== (name === 'retry' ? 1 : 0)) {
    throw new WrongUsage(`"${name}" takes ${name === 'retry' ? 'one id' : 'options only'}.`)
  }

  switch (name) {
    case 'list':
      return {
        name,
        status: parseStatus(values.status),
        onlySpam: values.spam ?? false,
        limit: parseLimit(values.limit ?? '50'),
      }
    case 'export':
      if (!values.csv) throw new WrongUsage('"export" knows one format: --csv.')
      return { name }
    case 'retry':
      if (!uuid.test(operands[0] ?? '')) throw new WrongUsage('That is no id; "list" shows them.')
      return { name, id: operands[0] ?? '' }
    case 'purge':
      return {
        name,
        olderThan: parseAge(values['older-than']),
        confirmed: values.yes ?? false,
      }
    default:
      return { name: 'send-pending' }
  }
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        csv: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        limit: { type: 'string' },
        'older-than': { type: 'string' },
        spam: { type: 'boolean' },
        status: { type: 'string' },
        yes: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new WrongUsage((error as Error).message.split('. ', 1)[0] ?? '')
  }
}

function parseStatus(text: string | undefined): Status | null {
  if (text === undefined) return null
  const status = statuses.find((known) => known === text)
  if (!status) throw new WrongUsage(`--status is one of ${statuses.join(', ')}.`)
  return status
}

function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new WrongUsage('--limit is a whole number from 1.')
  return Number(text)
}
