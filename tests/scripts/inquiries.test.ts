import { readdirSync } from 'node:fs'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { renewStaffRole } from '../../scripts/database/staff-role.ts'
import { referenceOf } from '../../src/inquiry/reference.ts'
import { lineWith, onlyLineOf } from '../support/lines.ts'
import { runInquiries } from '../support/run-inquiries.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ago } from '../support/test-backend.ts'

const { recordEmail, env, insertInquiries, insertInquiry, origin, owner, sql } =
  await startFunctionBackend()
const { TEST_DATABASE_SERVER: server } = process.env
const withUrl = (DATABASE_OWNER_URL = '') => ({ ...env, DATABASE_OWNER_URL })
const asOwner = server ? withUrl(server) : { PORT: new URL(origin).port }

/** Runs a command that must succeed. @returns what it printed. */
async function printed(...words: string[]): Promise<string> {
  const { stdout, stderr } = await runInquiries(words, asOwner)
  expect(stderr).toBe('')
  return stdout
}

/** Inserts an inquiry whose email was delivered, so that it doesn't wait. */
async function insertDelivered(name: string, columns = {}): Promise<string> {
  const id = await insertInquiry(name, columns)
  await recordEmail(id, { delivered_at: new Date() })
  return id
}

/** Returns the names in the database, in alphabetical order. */
async function storedNames(condition = 'true') {
  const rows = await sql(
    `SELECT name FROM contact_inquiries WHERE ${condition} ORDER BY name`,
  )
  return rows.map(({ name }) => name)
}

/** Returns the names in a printed list, in the list's order. */
function namesIn(list: string): string[] {
  const label = '  name '
  const lines = list.split('\n').filter((line) => line.startsWith(label))
  return lines.map((line) => line.slice(label.length).trim())
}

test('list begins with the leads that wait, then suspected spam, then the newest', async () => {
  await insertDelivered('delivered')
  await insertDelivered('older', { created_at: ago(2, 'days') })
  await insertInquiry('bot', { suspected_spam: true })
  await insertInquiry('waits', { created_at: ago(9, 'days') })
  const list = await printed('list')
  expect(namesIn(list)).toEqual(['waits', 'bot', 'delivered', 'older'])
  expect(list).toContain('1 to 4 of 4. Waiting: 2.')
})

test('list shows every entry, the time, the reference, and why the inquiry waits', async () => {
  const product =
    'Bamboo lunch boxes with our logo, in two sizes; we need them in Vancouver'
  const id = await insertInquiry('Ann', {
    phone: '+1 905 555 0100',
    product,
    quantity: '5,000',
    email_error: '403 validation_error',
    created_at: new Date('2026-01-31T23:59Z'),
  })
  const list = await printed('list')
  for (const text of [product, '+1 905 555 0100', '5,000', 'ann@example.com'])
    expect(list).toContain(text)
  expect(list).toContain(
    `2026-01-31 23:59 UTC  ${referenceOf(id)}  waits: 403 validation_error\n`,
  )
})

/** A page of the list has 20 inquiries, so these fill two pages and part of a third. */
const moreThanTwoPages = 45

/** Inserts inquiries from the visitors 1, 2, 3 and so on, of which 1 is the newest. */
const insertThreePages = () =>
  insertInquiries(moreThanTwoPages, (number) => ({
    created_at: ago(number, 'minutes'),
  }))

test('list shows the first 20 of 45 inquiries, and then how many are left and how to see them', async () => {
  await insertThreePages()
  const page = await printed('list')
  expect(namesIn(page)).toHaveLength(20)
  expect(page.endsWith('25 more: npm run inquiries list 2\n')).toBe(true)
})

test('list 3 shows the last 5 of 45 inquiries, and does not say that there are more', async () => {
  await insertThreePages()
  const page = await printed('list', '3')
  expect(namesIn(page)).toEqual(['41', '42', '43', '44', '45'])
  expect(page).not.toContain('more')
})

test('list 4 of 45 inquiries only says that page 3 is the last one', async () => {
  await insertThreePages()
  const { stdout, stderr } = await runInquiries(['list', '4'], asOwner)
  expect(stdout).toBe('')
  expect(stderr).toBe('The last page is npm run inquiries list 3.\n')
})

test('list and show print no characters that control the terminal', async () => {
  const id = await insertInquiry('a\x1b[2J\x9b\nb\u202Ec')
  for (const text of [await printed('list'), await printed('show', id)])
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
})

test('find shows the inquiries whose name contains the text, whatever the case', async () => {
  await insertInquiry('Jörg Müller')
  await insertInquiry('Ann')
  expect(namesIn(await printed('find', 'MÜLLER'))).toEqual(['Jörg Müller'])
})

test('find shows the inquiries whose telephone number contains the text, with its spaces', async () => {
  await insertInquiry('Jörg Müller')
  await insertInquiry('Ann', { phone: '905 555 0100' })
  expect(namesIn(await printed('find', '905', '555'))).toEqual(['Ann'])
})

test('show takes a reference in capitals too, and prints the whole ID', async () => {
  const id = await insertInquiry('Ann')
  const shown = await printed('show', referenceOf(id).toUpperCase())
  expect(shown).toContain(id)
})

test('show prints all lines of an entry, however long', async () => {
  const id = await insertInquiry('Ann', {
    product: `- first line\n- ${'x'.repeat(900)}`,
  })
  const shown = await printed('show', referenceOf(id))
  expect(shown).toContain(`\n  - first line\n  - ${'x'.repeat(900)}\n`)
})

test('show says what became of each email', async () => {
  const id = await insertInquiry('Ann')
  await recordEmail(id, {
    id: 're_1',
    failed_at: new Date(),
    report: 'bounced: Permanent General',
  })
  await recordEmail(id, { id: 're_2', delivered_at: new Date() })
  const shown = await printed('show', referenceOf(id))
  expect(lineWith('(re_1 ', shown)).toContain('no delivery')
  expect(lineWith('(re_1 ', shown)).toContain(', bounced: Permanent General')
  expect(lineWith('(re_2 ', shown)).toContain('delivered 2')
})

test('handled ends the wait of each inquiry', async () => {
  const first = await insertInquiry('first')
  const second = await insertInquiry('second')
  await insertInquiry('other')
  await printed('handled', referenceOf(first), referenceOf(second))
  const handled = await storedNames('handled_at IS NOT NULL')
  expect(handled).toEqual(['first', 'second'])
})

test('reopen undoes handled', async () => {
  const id = await insertInquiry('Ann', { handled_at: new Date() })
  await insertInquiry('other', { handled_at: new Date() })
  await printed('reopen', referenceOf(id))
  expect(await storedNames('handled_at IS NOT NULL')).toEqual(['other'])
})

test('find accepts an address as the visitor writes it', async () => {
  await insertInquiry('Zoë', { email: 'zoe@xn--mller-kva.de' })
  expect(namesIn(await printed('find', 'Zoë <Zoe@Müller.de>'))).toEqual(['Zoë'])
})

test('handled names the references that it does not find', async () => {
  const id = await insertInquiry('first')
  const { stdout, stderr } = await runInquiries(
    ['handled', '00000000', id],
    asOwner,
  )
  expect(stdout).toBe(`${referenceOf(id)} is handled.\n`)
  expect(stderr).toBe('There is no inquiry 00000000.\n')
})

describe('spam TEXT', () => {
  const isSpam = 'suspected_spam AND handled_at IS NOT NULL'

  beforeEach(async () => {
    await insertInquiry('bot', { product: 'Best CASINO' })
    await insertDelivered('delivered', { product: 'Casino chairs' })
    await insertInquiry('real')
  })

  test('lists what waits and contains the text, and marks nothing', async () => {
    expect(namesIn(await printed('spam', 'casino'))).toEqual(['bot'])
    expect(await storedNames(isSpam)).toEqual([])
  })

  test('marks what waits and contains the text, once it is confirmed', async () => {
    await printed('spam', 'casino', 'yes')
    expect(await storedNames(isSpam)).toEqual(['bot'])
  })
})

test('delete shows the inquiries, and deletes nothing unless confirmed', async () => {
  await insertInquiry('Ann')
  const preview = await printed('delete', 'ann@example.com')
  expect(namesIn(preview)).toEqual(['Ann'])
  expect(await storedNames()).toEqual(['Ann'])
})

test.each([
  { when: 'if it is not confirmed', confirmation: [] },
  { when: 'once it has deleted the inquiries', confirmation: ['yes'] },
])(
  'delete lists where copies of the inquiries remain $when: first the staff mailbox, last Neon',
  async ({ confirmation }) => {
    await insertInquiry('Ann')
    const output = await printed('delete', 'ann@example.com', ...confirmation)
    const items = output.split('\n').filter((line) => line.startsWith('  - '))
    expect(items).toEqual([
      expect.stringContaining('mailbox'),
      expect.stringContaining('Resend'),
      expect.stringContaining('backups'),
      expect.stringContaining('Neon'),
    ])
  },
)

test.each([
  { stored: 'Ann@Example.com', typed: 'ann@example.com', yes: 'yes' },
  {
    stored: 'ann@xn--mller-kva.example',
    typed: 'ANN@Müller.example',
    yes: '--yes',
  },
  { stored: "o'hara@example.com", typed: 'O’Hara@example.com', yes: 'yes' },
  {
    stored: 'a_b%@example.com',
    typed: 'mailto:a_b%25@example.com',
    yes: 'yes',
  },
])(
  'delete $typed $yes removes the inquiries of $stored only',
  async ({ stored, typed, yes }) => {
    await sql(
      'INSERT INTO contact_inquiries (name, email, product) VALUES ($1, $2, $3)',
      ['this', stored, 'x'],
    )
    // As an SQL pattern, a_b%@example.com would match this address.
    await insertInquiry('other', { email: 'axb1@example.com' })
    await printed('delete', typed, yes)
    expect(await storedNames()).toEqual(['other'])
  },
)

test.each(['delete b@example.com', 'delete b@example.com yes'])(
  '%s says that no inquiry is from the address',
  async (command) => {
    const { code, stderr } = await runInquiries(command.split(' '), asOwner)
    expect(code).toBe(1)
    expect(stderr.startsWith('No inquiry is from b@example.com.')).toBe(true)
  },
)

/**
 * Creates a role as `npm run db:staff-password` does, with a name that no other test uses.
 * @returns the environment in which staff run the commands.
 */
async function staffEnvironment() {
  const address = new URL('postgres://owner:pw@localhost/harbourline')
  const client = await owner.connect()
  const role = `staff_${crypto.randomUUID().slice(0, 8)}`
  const url = await renewStaffRole(client, address, role)
  client.release()
  onTestFinished(async () => {
    await sql(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  })
  return { ...env, DATABASE_STAFF_URL: url }
}

test('staff can list, find, show and export inquiries', async () => {
  const asStaff = await staffEnvironment()
  const id = await insertDelivered('Ann')
  const reading = [['list'], ['find', 'ann'], ['show', id], ['csv', 'a.csv']]
  for (const words of reading) {
    const ended = await runInquiries(words, asStaff)
    expect(ended.code).toBeUndefined()
    expect(ended.stderr).toBe('')
  }
})

test('staff can change no inquiries', async () => {
  const asStaff = await staffEnvironment()
  const id = await insertDelivered('Ann')
  const changing = [
    ['delete', 'ann@example.com', 'yes'],
    ['handled', id],
    ['reopen', id],
    ['spam', 'ann', 'yes'],
  ]
  for (const words of changing) {
    const { stderr } = await runInquiries(words, asStaff)
    expect(onlyLineOf(stderr)).toBe(
      "The database in DATABASE_STAFF_URL can't be used: its role lacks a right that this needs (SQLSTATE 42501).",
    )
  }
  expect(await storedNames('handled_at IS NULL')).toEqual(['Ann'])
})

interface Mistake {
  command: string
  because: string
  variables?: NodeJS.ProcessEnv
  /** The only line that the command prints. */
  reason: string
}

const mistakes: Mistake[] = [
  {
    command: 'list',
    because: 'the password is wrong',
    variables: withUrl('postgres://x:secret@h/d'),
    reason:
      "The database in DATABASE_OWNER_URL can't be used: the user, password or database is wrong, so copy it again (SQLSTATE 28P01).",
  },
  {
    command: 'list',
    because: "DATABASE_OWNER_URL is the site's URL",
    variables: withUrl(env.DATABASE_URL),
    reason:
      "DATABASE_OWNER_URL has the user harbourline_site, which can't read inquiries. Use the owner's URL.",
  },
  {
    command: 'list',
    because: 'DATABASE_OWNER_URL is missing',
    variables: env,
    reason:
      'DATABASE_OWNER_URL is not set. Set it in the shell or in .env to postgres://user:password@host/database.',
  },
  {
    command: 'list',
    because: 'nothing is set and npm start is not running',
    variables: { PORT: '1' },
    reason:
      'No local site responds on port 1. Start it with npm start. If it runs on another port, name that port: PORT=9000 npm run inquiries list (in Windows PowerShell, $env:PORT = 9000; npm run inquiries list). For the inquiries of the published site, set DATABASE_OWNER_URL.',
  },
  {
    command: 'list',
    because: "the database isn't at Neon",
    variables: { DATABASE_OWNER_URL: 'postgres://x:secret@db.invalid/d' },
    reason:
      "The database in DATABASE_OWNER_URL can't be used: its host isn't Neon's (….neon.tech). The functions and npm run inquiries send SQL to Neon over HTTPS, which other PostgreSQL servers don't understand. Use a database at Neon, or set NEON_FETCH_ENDPOINT to a service that is compatible with Neon's.",
  },
  {
    command: 'list',
    because: 'the URL for staff lacks postgres:',
    variables: { ...env, DATABASE_STAFF_URL: 'x:secret@h/d' },
    reason: 'DATABASE_STAFF_URL is not postgres://user:password@host/database.',
  },
  {
    command: 'csv secret/x.csv',
    because: 'the folder does not exist',
    reason: "secret/x.csv can't be written (ENOENT). Its folder doesn't exist.",
  },
  {
    command: 'delete ann',
    because: 'that is no email address',
    reason:
      "ann isn't an email address. To look for a name: npm run inquiries find TEXT",
  },
  {
    command: 'find x',
    because: 'no inquiry contains it',
    reason: 'No inquiry contains this text.',
  },
  {
    command: 'show 00000000',
    because: 'no inquiry has this reference',
    reason: 'There is no such inquiry.',
  },
]

test.each(mistakes)(
  'npm run inquiries $command only gives the reason if $because',
  async ({ command, variables = asOwner, reason }) => {
    const cwd = temporaryFolder()
    const words = command.split(' ')
    const { code, stdout, stderr } = await runInquiries(words, variables, cwd)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(onlyLineOf(stderr)).toBe(reason)
    for (const secret of [':secret', 'h/d'])
      expect(stderr).not.toContain(secret)
    expect(readdirSync(cwd)).toEqual([])
  },
)

test.each([
  'list a.csv',
  'list 0',
  'csv a.csv b.csv',
  'delete a@b.example c@d.example',
  'handled',
  'show %',
])(
  'npm run inquiries %s lists the commands, and does nothing else',
  async (command) => {
    const cwd = temporaryFolder()
    const words = command.split(' ')
    const { code, stdout, stderr } = await runInquiries(words, asOwner, cwd)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr.startsWith('Run one of these commands:')).toBe(true)
    expect(readdirSync(cwd)).toEqual([])
  },
)
