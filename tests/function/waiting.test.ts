// What the hourly sweep emails: everything that waits, in one email.
import { expect, onTestFinished, test } from 'vitest'
import { html } from '../support/fault-proxy.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const { addEmail, emailsOf, insert, mailbox, sql, sweep, wire } =
  await startFunctionBackend()
const spam = { suspected_spam: 'true' }

/** Runs a sweep. @returns the emails that it sent. */
async function sweptEmails() {
  const before = mailbox.list().length
  await sweep()
  return mailbox.list().slice(before)
}

/** The visitors' names, in the order of the email. */
function namesIn(text: string | null | undefined) {
  return [...`${text}`.matchAll(/^Name: (.*)$/gm)].map(([, name]) => name)
}

test('everything that waits is in one email, leads first, the newest first', async () => {
  await insert('spam', { ...spam, created_at: ago('1 minute') })
  await insert('old lead', { created_at: ago('3 hours') })
  await insert('old spam', { ...spam, created_at: ago('4 hours') })
  await insert('new lead', { created_at: ago('2 hours') })
  const [email, ...others] = await sweptEmails()
  expect(others).toEqual([])
  expect(namesIn(email?.text)).toEqual([
    'new lead',
    'old lead',
    'spam',
    'old spam',
  ])
})

test('what an accepted email carried does not wait any more', async () => {
  await insert('x', {}, 3)
  expect(await sweep()).toMatchObject({ sent: 3 })
  expect(await sweptEmails()).toEqual([])
})

test('a single lead gets the ordinary email, which replies to the visitor', async () => {
  await insert('Ann')
  expect(await sweptEmails()).toMatchObject([{ reply_to: 'ann@example.com' }])
})

test('a single inquiry that is suspected spam is a list, so that nobody replies by mistake', async () => {
  await insert('bot', spam)
  const [email] = await sweptEmails()
  expect(email?.reply_to).toBeNull()
  expect(email?.subject).toMatch(/^Suspected spam/)
})

test('the newest 50 are in the email, and the next sweep sends the rest', async () => {
  await insert('x', {}, 60)
  const [first] = await sweptEmails()
  expect(namesIn(first?.text)).toHaveLength(50)
  expect(first?.text).toContain('10 inquiries wait besides these')
  const [second] = await sweptEmails()
  expect(namesIn(second?.text)).toHaveLength(10)
})

test('entries older than 30 days are counted and not shown', async () => {
  const old = await insert('old', { created_at: ago('31 days') }, 2)
  await insert('new', {}, 2)
  const [email] = await sweptEmails()
  expect(namesIn(email?.text)).toEqual(['new', 'new'])
  expect(email?.text).toContain('2 inquiries wait for more than 30 days')
  expect(emailsOf(old)).toEqual([])
})

test('no email is sent if nothing waits but what is older than 30 days', async () => {
  await insert('old', { created_at: ago('31 days') })
  expect(await sweptEmails()).toEqual([])
})

test('an inquiry that somebody has handled does not wait', async () => {
  await insert('x', { handled_at: 'now()' })
  expect(await sweptEmails()).toEqual([])
})

test('two sweeps at once email nothing twice', async () => {
  const ids = []
  for (let count = 0; count < 5; count++) ids.push(await insert('x'))
  const results = await Promise.all([sweep(), sweep(), sweep()])
  expect(results.reduce((sum, { sent }) => sum + Number(sent), 0)).toBe(5)
  for (const id of ids) expect(emailsOf(id)).toHaveLength(1)
})

test('a sweep that was killed holds its inquiries for a minute at most', async () => {
  const id = await insert('x', {
    claimed_by: 'gen_random_uuid()',
    claimed_until: `now() + interval '1 minute'`,
  })
  expect(await sweptEmails()).toEqual([])
  await sql(`UPDATE contact_inquiries SET claimed_until = now()`)
  await sweep()
  expect(emailsOf(id)).toHaveLength(1)
})

test('if the response of the database is lost, the sweep still gets its inquiries', async () => {
  const id = await insert('x')
  wire.faults.neon.push('reset after', 'reset after', 'reset after')
  expect(await sweep()).toMatchObject({ sent: 1 })
  expect(emailsOf(id)).toHaveLength(1)
})

test('if Resend resets the first connection of each sweep, the email leaves all the same', async () => {
  await insert('x', {}, 10)
  wire.faults.resend.push('refuse')
  expect(await sweep()).toMatchObject({ sent: 10 })
})

test('while the account is refused everything waits, and then one email says it all', async () => {
  const ids = [await insert('x'), await insert('y'), await insert('bot', spam)]
  wire.fallback.resend = () => html(401)
  expect(await sweep()).toMatchObject({ sent: 0 })
  wire.mend()
  const [email, ...others] = await sweptEmails()
  expect(others).toEqual([])
  for (const id of ids) expect(email?.text).toContain(id)
})

test('one text that a firewall refuses does not hold up the other leads', async () => {
  wire.fallback.resend = ({ body }) =>
    body.includes('DROP TABLE') ? html(403) : 'pass'
  const blocked = await insert('x', { product: `'DROP TABLE'` })
  const other = await insert('y')
  expect(await sweep()).toMatchObject({ sent: 2 })
  for (const id of [blocked, other]) {
    const [email] = emailsOf(id)
    expect(email?.text).toContain('ann@example.com')
    expect(email?.text).not.toContain('DROP TABLE')
  }
})

test('a firewall that refuses addresses lets the references pass', async () => {
  wire.fallback.resend = ({ body }) =>
    body.includes('ann@example.com') ? html(403) : 'pass'
  const id = await insert('x', {}, 2)
  expect(await sweep()).toMatchObject({ sent: 2 })
  expect(emailsOf(id)[0]?.text).toContain('npm run inquiries show')
})

const bounced = { failed_at: 'now()', report: `'bounced: Transient General'` }

test('after a bounce, the next list says that the entry was sent before, and what Resend reported', async () => {
  const id = await insert('x')
  await addEmail(id, { ...bounced, sent_at: `'2026-01-01 10:00Z'` })
  await insert('y')
  const [email] = await sweptEmails()
  expect(email?.text).toContain('emailed before (2026-01-01 10:00 UTC)')
  expect(email?.text).toContain('Resend reported: bounced: Transient General')
})

test('a lead whose emails all bounce comes three times a day', async () => {
  const id = await insert('x')
  for (let hour = 0; hour < 24; hour++) {
    await sweep()
    await sql(`UPDATE sent_emails SET failed_at = now(), report = 'bounced',
               sent_at = sent_at - interval '1 hour'`)
    await sql(`UPDATE contact_inquiries SET claimed_until = NULL`)
  }
  expect(emailsOf(id)).toHaveLength(3)
})

test('the day after, such a lead comes again', async () => {
  const id = await insert('x', { created_at: ago('2 days') })
  const yesterday = { ...bounced, sent_at: ago('25 hours') }
  for (let copy = 0; copy < 3; copy++) await addEmail(id, yesterday)
  await sweep()
  expect(emailsOf(id)).toHaveLength(1)
})

test('a lead that one email delivered does not come again, although another bounced', async () => {
  const id = await insert('x')
  await addEmail(id, { delivered_at: 'now()', sent_at: ago('2 hours') })
  await addEmail(id, bounced)
  expect(await sweptEmails()).toEqual([])
})

test('a deleted inquiry takes the record of its emails with it', async () => {
  const id = await insert('x')
  await addEmail(id)
  await sql('DELETE FROM contact_inquiries')
  expect(await sql('SELECT * FROM sent_email_inquiries')).toEqual([])
})

test('sends emails even if expired inquiries cannot be deleted', async () => {
  const execute = 'EXECUTE ON FUNCTION public.delete_expired_inquiries()'
  await sql(`REVOKE ${execute} FROM harbourline_site`)
  onTestFinished(async () => {
    await sql(`GRANT ${execute} TO harbourline_site`)
  })
  await insert('x')
  expect(await sweep()).toMatchObject({ sent: 1, deleted: undefined })
})
