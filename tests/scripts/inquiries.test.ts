import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renewStaffRole } from '../../scripts/database/staff-role.ts'
import { referenceOf } from '../../src/inquiry/reference.ts'
import { runInquiries } from '../support/run-inquiries.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ago } from '../support/test-backend.ts'

const { addEmail, env, insert, origin, owner, sql } =
  await startFunctionBackend()
const { TEST_DATABASE_SERVER: server } = process.env
const withUrl = (DATABASE_OWNER_URL = '') => ({ ...env, DATABASE_OWNER_URL })
const asOwner = server ? withUrl(server) : { PORT: new URL(origin).port }

async function printed(...words: string[]): Promise<string> {
  const { stdout, stderr } = await runInquiries(words, asOwner)
  expect(stderr).toBe('')
  return stdout
}

/** Inserts an inquiry whose email was delivered, so that it doesn't wait. */
async function insertDelivered(name: string, columns = {}): Promise<string> {
  const id = await insert(name, columns)
  await addEmail(id, { delivered_at: 'now()' })
  return id
}

async function names(condition = 'true') {
  const rows = await sql(
    `SELECT name FROM contact_inquiries WHERE ${condition} ORDER BY name`,
  )
  return rows.map(({ name }) => name)
}

/** Returns the names in a list, in the list's order. */
function namesIn(list: string): (string | undefined)[] {
  return [...list.matchAll(/^ {2}name +(.*)$/gm)].map(([, name]) => name)
}

test('list begins with the leads that wait, then suspected spam, then the newest', async () => {
  await insertDelivered('delivered')
  await insertDelivered('older', { created_at: ago('2 days') })
  await insert('bot', { suspected_spam: 'true' })
  await insert('waits', { created_at: ago('9 days') })
  const list = await printed('list')
  expect(namesIn(list)).toEqual(['waits', 'bot', 'delivered', 'older'])
  expect(list).toContain('1 to 4 of 4. Waiting: 2.')
})

test('list shows every entry, the time, the reference, and why the inquiry waits', async () => {
  const product =
    'Bamboo lunch boxes with our logo, in two sizes; we need them in Vancouver'
  const id = await insert('Ann', {
    phone: `'+1 905 555 0100'`,
    product: `'${product}'`,
    quantity: `'5,000'`,
    email_error: `'403 validation_error'`,
    created_at: `'2026-01-31 23:59+00'`,
  })
  const list = await printed('list')
  for (const text of [product, '+1 905 555 0100', '5,000', 'ann@example.com'])
    expect(list).toContain(text)
  expect(list).toContain(
    `2026-01-31 23:59 UTC  ${referenceOf(id)}  waits: 403 validation_error\n`,
  )
})

test('list has pages, and says how many inquiries are left', async () => {
  const created_at = `now() - generate_series * interval '1 minute'`
  await insert('', { name: '$1::text || generate_series', created_at }, 45)
  expect(await printed('list')).toMatch(/25 more: npm run inquiries list 2\n$/)
  const last = await printed('list', '3')
  expect(namesIn(last)).toEqual(['41', '42', '43', '44', '45'])
  expect(last).not.toContain('more')
  const { stderr } = await runInquiries(['list', '4'], asOwner)
  expect(stderr).toBe('The last page is npm run inquiries list 3.\n')
})

test('list and show print no characters that control the terminal', async () => {
  const id = await insert('a\x1b[2J\x9b\nb\u202Ec')
  for (const text of [await printed('list'), await printed('show', id)])
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
})

test('find searches all entries, whatever the case', async () => {
  await insert('Jörg Müller')
  await insert('Ann', { phone: `'905 555 0100'` })
  expect(namesIn(await printed('find', 'MÜLLER'))).toEqual(['Jörg Müller'])
  expect(namesIn(await printed('find', '905', '555'))).toEqual(['Ann'])
})

test('show prints all lines of an entry, and what became of each email', async () => {
  const id = await insert('Ann', {
    product: `E'- first line\\n- ' || repeat('x', 900)`,
  })
  await addEmail(id, {
    id: `'re_1'`,
    failed_at: 'now()',
    report: `'bounced: Permanent General'`,
  })
  await addEmail(id, { id: `'re_2'`, delivered_at: 'now()' })
  const shown = await printed('show', referenceOf(id).toUpperCase())
  expect(shown).toContain(`\n  - first line\n  - ${'x'.repeat(900)}\n`)
  expect(shown).toMatch(/no delivery.*, bounced: Permanent General \(re_1 /)
  expect(shown).toMatch(/delivered 2.* \(re_2 /)
  expect(shown).toContain(id)
})

test('handled ends the wait of each inquiry, and reopen undoes it', async () => {
  const first = await insert('first')
  const second = await insert('second')
  await insert('other')
  await printed('handled', referenceOf(first), referenceOf(second))
  expect(await names('handled_at IS NOT NULL')).toEqual(['first', 'second'])
  await printed('reopen', referenceOf(first))
  expect(await names('handled_at IS NOT NULL')).toEqual(['second'])
})

test('handled names the references that it does not find', async () => {
  const id = await insert('first')
  const { stdout, stderr } = await runInquiries(
    ['handled', '00000000', id],
    asOwner,
  )
  expect(stdout).toBe(`${referenceOf(id)} is handled.\n`)
  expect(stderr).toBe('There is no inquiry 00000000.\n')
})

test('spam marks what waits and contains the text, once it is confirmed', async () => {
  await insert('bot', { product: `'Best CASINO'` })
  await insertDelivered('delivered', { product: `'Casino chairs'` })
  await insert('real')
  const spam = 'suspected_spam AND handled_at IS NOT NULL'
  expect(namesIn(await printed('spam', 'casino'))).toEqual(['bot'])
  expect(await names(spam)).toEqual([])
  await printed('spam', 'casino', 'yes')
  expect(await names(spam)).toEqual(['bot'])
})

test('delete shows the inquiries and the copies, and deletes nothing unless confirmed', async () => {
  await insert('Ann')
  const preview = await printed('delete', 'ann@example.com')
  expect(namesIn(preview)).toEqual(['Ann'])
  expect(preview).toMatch(/mailbox[\s\S]*Resend[\s\S]*backups[\s\S]*Neon/)
  expect(await names()).toEqual(['Ann'])
})

test.each([
  ['Ann@Example.com', 'ann@example.com', ['yes']],
  ['ann@xn--mller-kva.example', 'ANN@Müller.example', ['--yes']],
  ["o'hara@example.com", 'O’Hara@example.com', ['yes']],
  ['a_b%@example.com', 'mailto:a_b%25@example.com', ['yes']],
])(
  'delete removes the inquiries of %s if %s is given',
  async (stored, given, yes) => {
    await sql(
      'INSERT INTO contact_inquiries (name, email, product) VALUES ($1, $2, $3)',
      ['this', stored, 'x'],
    )
    await insert('other', { email: `'axb1@example.com'` })
    await printed('delete', given, ...yes)
    expect(await names()).toEqual(['other'])
  },
)

test('delete says so if no inquiry is from the address', async () => {
  for (const words of [['b@example.com'], ['b@example.com', 'yes']]) {
    const { code, stderr } = await runInquiries(['delete', ...words], asOwner)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^No inquiry is from b@example\.com/)
  }
})

/** Creates a role as `npm run db:staff-password` does, with a name that no other test uses. */
async function staffEnvironment() {
  const address = new URL('postgres://owner:pw@localhost/harbourline')
  const client = await owner.connect()
  const role = `staff_${crypto.randomUUID().slice(0, 8)}`
  const url = await renewStaffRole(client, address, role)
  client.release()
  return {
    environment: { ...env, DATABASE_STAFF_URL: url },
    drop: () => sql(`DROP OWNED BY ${role}; DROP ROLE ${role}`),
  }
}

test('staff can list, find, show and export inquiries, and change none', async () => {
  const { environment, drop } = await staffEnvironment()
  const id = await insertDelivered('Ann')
  const reading = [['list'], ['find', 'ann'], ['show', id], ['csv', 'a.csv']]
  for (const words of reading)
    expect(await runInquiries(words, environment)).toMatchObject({ stderr: '' })
  const changing = [
    ['delete', 'ann@example.com', 'yes'],
    ['handled', id],
    ['reopen', id],
    ['spam', 'ann', 'yes'],
  ]
  for (const words of changing) {
    const { stderr } = await runInquiries(words, environment)
    expect(stderr).toMatch(/DATABASE_STAFF_URL.*lacks a right/)
  }
  expect(await names('handled_at IS NULL')).toEqual(['Ann'])
  await drop()
})

test.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['list', withUrl('postgres://x:secret@h/d'), /^The .*password.*\n$/],
  ['list', withUrl(env.DATABASE_URL), /^DATABASE_OWNER_URL has the user .*\n$/],
  ['list', env, /^DATABASE_OWNER_URL is not set.*\n$/],
  [
    'list',
    { PORT: '1' },
    /^The .*Set DATABASE_OWNER_URL, or run npm start.*\n$/,
  ],
  [
    'list',
    { ...env, DATABASE_STAFF_URL: 'x:secret@h/d' },
    /^DATABASE_STAFF_URL is not postgres:.*\n$/,
  ],
  ['csv secret/x.csv', asOwner, /^.*can't be written \(ENOENT\).*\n$/],
  ['delete ann', asOwner, /^ann isn't an email address\.\n$/],
  ['find x', asOwner, /^No inquiry contains this text\.\n$/],
  ['show 00000000', asOwner, /^There is no such inquiry\.\n$/],
  ['list a.csv', asOwner, /^Run one of these commands:/],
  ['list 0', asOwner, /^Run one of these commands:/],
  ['csv a.csv b.csv', asOwner, /^Run one of these commands:/],
  ['delete a@b.example c@d.example', asOwner, /^Run one of these commands:/],
  ['handled', asOwner, /^Run one of these commands:/],
  ['show %', asOwner, /^Run one of these commands:/],
])(
  'npm run inquiries %s with %o only gives the reason',
  async (command, variables, reason) => {
    const cwd = temporaryFolder()
    const ended = await runInquiries(command.split(' '), variables, cwd)
    expect(ended).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(reason),
    })
    expect(ended.stderr).not.toMatch(/:secret|h\/d/)
    expect(readdirSync(cwd)).toEqual([])
  },
)
