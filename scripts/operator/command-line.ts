import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { WrongUsage } from './explain.ts'
import { exportCsv } from './export-csv.ts'
import { list } from './list.ts'
import type { Session } from './open-session.ts'
import { purge } from './purge.ts'
import { retryMail, retryMails } from './retry-mail.ts'
import { sendPending } from './send-pending.ts'

const statuses = ['pending', 'sent', 'failed', 'unknown']
const retryable = ['failed', 'unknown']

export const usage = `What visitors asked, for the people who answer it: npm run inquiries -- <command>

  list [--limit 50] [--spam] [--status ${statuses.join('|')}]
  export --csv                      all inquiries, for a spreadsheet
  send-pending                      sends the staff mails that have not left yet
  retry <id>                        makes a mail pending that failed or is unknown
  retry --status ${retryable.join('|')}    does so with all of them
  purge --older-than <age> [--yes]  deletes for good, after asking; an age is 90d, 12w, 24mo or 2y

npm writes lines of its own into a file, unless: npm run -s inquiries -- export --csv > inquiries.csv
DATABASE_OWNER_URL is the connection string of the database's owner, because the site's own role cannot
read what it stores. Without it, DATABASE_URL is used, and without either the embedded database of
npm start. The exit status is 1 where something could not be done, 2 where the words are no command.
`

/**
 * @returns what the words ask for, to be done with an open session.
 * @throws WrongUsage with what is wrong, for words that are no command.
 */
export function parseCommand(words: string[]): 'help' | ((session: Session) => Promise<void>) {
  const [name, ...rest] = words
  if (name === 'help' || words.some((word) => /^(-h|--help)$/.test(word))) return 'help'
  if (name === 'list') {
    const options = { status: text, spam: flag, limit: text }
    const { status = null, spam = false, limit = '50' } = parseOptions(rest, options)
    const isKnown = status === null || statuses.includes(status)
    if (!isKnown) throw new WrongUsage(`--status is one of ${statuses.join(', ')}.`)
    if (!/^[1-9]\d{0,5}$/.test(limit)) throw new WrongUsage('--limit is a whole number from 1.')
    return (session) => list(session, status, spam, Number(limit))
  }
  if (name === 'export') {
    if (parseOptions(rest, { csv: flag }).csv) return exportCsv
    throw new WrongUsage('"export" knows one format: --csv.')
  }
  if (name === 'send-pending') {
    parseOptions(rest, {})
    return sendPending
  }
  if (name === 'retry') {
    const [id = ''] = rest
    if (rest.length === 1 && uuid.test(id)) return (session) => retryMail(session, id)
    if (id.startsWith('--')) {
      const { status = '' } = parseOptions(rest, { status: text })
      if (retryable.includes(status)) return (session) => retryMails(session, status)
    }
    throw new WrongUsage(`"retry" takes one id, or --status ${retryable.join('|')}.`)
  }
  if (name === 'purge') {
    const options = parseOptions(rest, { 'older-than': text, yes: flag })
    const age = parseAge(options['older-than'])
    return (session) => purge(session, age, options.yes ?? false)
  }
  throw new WrongUsage(name ? `There is no command "${name}"; --help lists them.` : usage)
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function parseOptions<Options extends ParseArgsOptionsConfig>(words: string[], options: Options) {
  try {
    return parseArgs({ args: words, options }).values
  } catch (error) {
    throw new WrongUsage(`${(error as Error).message.split('. ', 1)[0]}; --help lists the options.`)
  }
}

const units = { d: 'days', w: 'weeks', mo: 'months', y: 'years' } as const

function parseAge(age = ''): string {
  const [, count, unit] = /^([1-9]\d{0,2})(d|w|mo|y)$/.exec(age) ?? []
  // `m` is no unit: whoever reads it as minutes where months are meant deletes two years of inquiries.
  if (!unit) throw new WrongUsage('--older-than is a number with d, w, mo or y, like 24mo.')
  return `${count} ${units[unit as keyof typeof units]}`
}
