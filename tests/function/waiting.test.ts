// The hourly sweep emails staff one list of all inquiries that wait: those that no email has carried,
// or whose emails all bounced. An inquiry that isn't suspected spam is called a lead.
import { expect, onTestFinished, test } from 'vitest'
import { htmlPage } from '../support/fault-proxy.ts'
import { startFunctionBackend } from '../support/start-function.ts'
import { ago } from '../support/test-backend.ts'

const {
  emailsAbout,
  insertInquiries,
  insertInquiry,
  mailbox,
  network,
  recordEmail,
  sql,
  sweep,
} = await startFunctionBackend()

const spam = { suspected_spam: true }

/** Runs a sweep. @returns the emails that it sent. */
async function emailsOfSweep() {
  const before = mailbox.list().length
  await sweep()
  return mailbox.list().slice(before)
}

/** Runs a sweep that must send exactly one email. @returns the email's text. */
async function sweptText(): Promise<string> {
  const emails = await emailsOfSweep()
  expect(emails).toHaveLength(1)
  return String(emails[0]?.text)
}

/** Returns the visitors' names, in the order of the email. */
function namesIn(text: string): string[] {
  const label = 'Name: '
  const lines = text.split('\n').filter((line) => line.startsWith(label))
  return lines.map((line) => line.slice(label.length))
}

test('a sweep sends one email that lists leads before suspected spam, each with the newest first', async () => {
  await insertInquiry('spam', { ...spam, created_at: ago(1, 'minutes') })
  await insertInquiry('old lead', { created_at: ago(3, 'hours') })
  await insertInquiry('old spam', { ...spam, created_at: ago(4, 'hours') })
  await insertInquiry('new lead', { created_at: ago(2, 'hours') })
  const text = await sweptText()
  expect(namesIn(text)).toEqual(['new lead', 'old lead', 'spam', 'old spam'])
})

test('a sweep does not send inquiries again that an earlier email carried', async () => {
  await insertInquiries(3)
  expect(await sweep()).toMatchObject({ sent: 3 })
  const emailsOfNextSweep = await emailsOfSweep()
  expect(emailsOfNextSweep).toEqual([])
})

test('if only one lead waits, a reply to the email goes to the visitor', async () => {
  await insertInquiry('Ann', { email: 'ann@example.com' })
  const emails = await emailsOfSweep()
  expect(emails).toMatchObject([{ reply_to: 'ann@example.com' }])
})

test('the email about suspected spam has no Reply-To, so that staff do not reply by mistake', async () => {
  await insertInquiry('bot', spam)
  const emails = await emailsOfSweep()
  expect(emails).toMatchObject([{ reply_to: null }])
})

test('the subject of an email about suspected spam begins with these words', async () => {
  await insertInquiry('bot', spam)
  const [email] = await emailsOfSweep()
  expect(email?.subject.startsWith('Suspected spam')).toBe(true)
})

/** The most inquiries in one email. */
const mostEntries = 50

/** Inserts inquiries from the visitors 1, 2, 3 and so on, of which 1 is the newest. */
function insertNewestFirst(count: number) {
  return insertInquiries(count, (number) => ({
    created_at: ago(number, 'minutes'),
  }))
}

test('if 60 inquiries wait, the email lists the newest 50 and counts the other 10', async () => {
  await insertNewestFirst(60)
  const text = await sweptText()
  const newest = Array.from({ length: mostEntries }, (_, i) => `${i + 1}`)
  expect(namesIn(text)).toEqual(newest)
  expect(text).toContain('10 inquiries wait besides these')
})

test('if 60 inquiries wait, the second sweep lists the 10 oldest', async () => {
  await insertNewestFirst(60)
  await sweep()
  const oldest = Array.from({ length: 10 }, (_, i) => `${mostEntries + i + 1}`)
  expect(namesIn(await sweptText())).toEqual(oldest)
})

test('an email counts the inquiries that are older than 30 days, and does not list them', async () => {
  const created_at = ago(31, 'days')
  await insertInquiry('old', { created_at })
  const old = await insertInquiry('old', { created_at })
  await insertInquiry('new')
  await insertInquiry('new')
  const text = await sweptText()
  expect(namesIn(text)).toEqual(['new', 'new'])
  expect(text).toContain('2 inquiries wait for more than 30 days')
  expect(emailsAbout(old)).toEqual([])
})

test('no email is sent if only inquiries older than 30 days wait', async () => {
  await insertInquiry('Ann', { created_at: ago(31, 'days') })
  expect(await emailsOfSweep()).toEqual([])
})

test('an inquiry whose email was sent a week ago is not sent again, although sweeps delete old records of emails', async () => {
  const lastWeek = ago(7, 'days')
  const id = await insertInquiry('Ann', { created_at: lastWeek })
  await recordEmail(id, { sent_at: lastWeek })
  // This sweep deletes only records of emails that carry no inquiry.
  await sweep()
  expect(await emailsOfSweep()).toEqual([])
})

test('a sweep does not send an inquiry that staff have marked as handled', async () => {
  await insertInquiry('Ann', { handled_at: new Date() })
  expect(await emailsOfSweep()).toEqual([])
})

test('three sweeps that run at the same time send each inquiry once', async () => {
  const ids = await insertInquiries(5)
  const sweeps = await Promise.all([sweep(), sweep(), sweep()])
  const sent = sweeps.reduce((sum, result) => sum + Number(result.sent), 0)
  expect(sent).toBe(5)
  for (const id of ids) expect(emailsAbout(id)).toHaveLength(1)
})

/** A sweep claims the inquiries that it sends. If it is killed, it doesn't end its claim. */
function claimUntil(claimed_until: Date) {
  return { claimed_by: crypto.randomUUID(), claimed_until }
}

test('a sweep does not send an inquiry that another sweep has claimed', async () => {
  const inAMinute = new Date(Date.now() + 60_000)
  await insertInquiry('Ann', claimUntil(inAMinute))
  expect(await emailsOfSweep()).toEqual([])
})

test('a sweep sends an inquiry whose claim by another sweep has ended', async () => {
  const now = new Date()
  const id = await insertInquiry('Ann', claimUntil(now))
  await sweep()
  expect(emailsAbout(id)).toHaveLength(1)
})

test('a sweep still sends its inquiries if three responses of the database are lost', async () => {
  const id = await insertInquiry('Ann')
  // The database claims the inquiries for the sweep, but the connection breaks before the response.
  network.nextFaults.neon.push('reset after', 'reset after', 'reset after')
  expect(await sweep()).toMatchObject({ sent: 1 })
  expect(emailsAbout(id)).toHaveLength(1)
})

test('a sweep still sends its inquiries if Resend refuses the first connection', async () => {
  await insertInquiries(10)
  network.nextFaults.resend.push('refuse')
  expect(await sweep()).toMatchObject({ sent: 10 })
})

test('a sweep sends nothing while Resend refuses the account', async () => {
  await insertInquiry('Ann')
  network.chooseFault.resend = () => htmlPage(401)
  expect(await sweep()).toMatchObject({ sent: 0 })
})

test('once Resend accepts the account again, one email lists everything that waits', async () => {
  const ann = await insertInquiry('Ann')
  const bob = await insertInquiry('Bob')
  const bot = await insertInquiry('bot', spam)
  network.chooseFault.resend = () => htmlPage(401)
  await sweep()
  network.repair()
  const text = await sweptText()
  for (const id of [ann, bob, bot]) expect(text).toContain(id)
})

test('if a firewall refuses the text of one inquiry, the email lists all visitors without their texts', async () => {
  network.chooseFault.resend = ({ body }) =>
    body.includes('DROP TABLE') ? htmlPage(403) : 'pass'
  const blocked = await insertInquiry('Ann', { product: 'DROP TABLE' })
  const other = await insertInquiry('Bob')
  expect(await sweep()).toMatchObject({ sent: 2 })
  for (const id of [blocked, other]) {
    const [email] = emailsAbout(id)
    expect(email?.text).toContain('ann@example.com')
    expect(email?.text).not.toContain('DROP TABLE')
  }
})

test('if a firewall refuses email addresses, the email gives a command that shows the inquiries instead', async () => {
  network.chooseFault.resend = ({ body }) =>
    body.includes('ann@example.com') ? htmlPage(403) : 'pass'
  const email = 'ann@example.com'
  const [id = ''] = await insertInquiries(2, () => ({ email }))
  expect(await sweep()).toMatchObject({ sent: 2 })
  const [sent] = emailsAbout(id)
  expect(sent?.text).toContain('npm run inquiries show')
})

const bounced = {
  failed_at: new Date(),
  report: 'bounced: Transient General',
}

test('after a bounce, the next email says when the inquiry was emailed before, and what Resend reported', async () => {
  const id = await insertInquiry('Ann')
  await recordEmail(id, { ...bounced, sent_at: new Date('2026-01-01T10:00Z') })
  // With a second inquiry, the email is a list.
  await insertInquiry('Bob')
  const text = await sweptText()
  expect(text).toContain('emailed before (2026-01-01 10:00 UTC)')
  expect(text).toContain('Resend reported: bounced: Transient General')
})

/** Makes an hour pass, in which every email that was sent bounces. */
async function bounceAndWaitAnHour() {
  await sql(`UPDATE sent_emails SET failed_at = now(), report = 'bounced',
             sent_at = sent_at - interval '1 hour'`)
  // The claim of the last sweep would also end in this hour.
  await sql('UPDATE contact_inquiries SET claimed_until = NULL')
}

test('a lead whose emails all bounce is sent only three times in a day of hourly sweeps', async () => {
  const id = await insertInquiry('Ann')
  for (let hour = 0; hour < 24; hour++) {
    await sweep()
    await bounceAndWaitAnHour()
  }
  expect(emailsAbout(id)).toHaveLength(3)
})

test('a lead whose three emails bounced more than a day ago is sent again', async () => {
  const id = await insertInquiry('Ann', { created_at: ago(2, 'days') })
  const yesterdaysEmail = { ...bounced, sent_at: ago(25, 'hours') }
  for (let copy = 0; copy < 3; copy++) await recordEmail(id, yesterdaysEmail)
  await sweep()
  expect(emailsAbout(id)).toHaveLength(1)
})

test('a lead is not sent again if one of its emails was delivered, although a later one bounced', async () => {
  const id = await insertInquiry('Ann')
  await recordEmail(id, { sent_at: ago(2, 'hours'), delivered_at: new Date() })
  await recordEmail(id, bounced)
  expect(await emailsOfSweep()).toEqual([])
})

test('if an inquiry is deleted, the database also deletes which emails carried it', async () => {
  const id = await insertInquiry('Ann')
  await recordEmail(id)
  await sql('DELETE FROM contact_inquiries')
  expect(await sql('SELECT * FROM sent_email_inquiries')).toEqual([])
})

test('a sweep sends emails even if it cannot delete expired inquiries', async () => {
  const execute = 'EXECUTE ON FUNCTION public.delete_expired_inquiries()'
  await sql(`REVOKE ${execute} FROM harbourline_site`)
  onTestFinished(async () => {
    await sql(`GRANT ${execute} TO harbourline_site`)
  })
  await insertInquiry('Ann')
  expect(await sweep()).toMatchObject({ sent: 1, deleted: undefined })
})
