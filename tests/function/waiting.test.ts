// What the hourly sweep emails: everything that waits, in one email.
import { describe, expect, onTestFinished, test } from 'vitest'
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

const spam = { suspected_spam: 'true' }

/** Runs a sweep. @returns the emails that it sent. */
async function sweptEmails() {
  const before = mailbox.list().length
  await sweep()
  return mailbox.list().slice(before)
}

/** Runs a sweep that must send exactly one email. @returns the email's text. */
async function sweptText(): Promise<string> {
  const emails = await sweptEmails()
  expect(emails).toHaveLength(1)
  return String(emails[0]?.text)
}

/** Returns the visitors' names, in the order of the email. */
function namesIn(text: string): string[] {
  const label = 'Name: '
  const lines = text.split('\n').filter((line) => line.startsWith(label))
  return lines.map((line) => line.slice(label.length))
}

test('everything that waits is in one email: leads before spam, and the newest first', async () => {
  await insertInquiry('spam', { ...spam, created_at: ago('1 minute') })
  await insertInquiry('old lead', { created_at: ago('3 hours') })
  await insertInquiry('old spam', { ...spam, created_at: ago('4 hours') })
  await insertInquiry('new lead', { created_at: ago('2 hours') })
  const text = await sweptText()
  expect(namesIn(text)).toEqual(['new lead', 'old lead', 'spam', 'old spam'])
})

test('what an accepted email carried does not wait any more', async () => {
  await insertInquiries(3)
  expect(await sweep()).toMatchObject({ sent: 3 })
  expect(await sweptEmails()).toEqual([])
})

test('a single lead gets the ordinary email, which replies to the visitor', async () => {
  await insertInquiry('Ann', { email: `'ann@example.com'` })
  const emails = await sweptEmails()
  expect(emails).toMatchObject([{ reply_to: 'ann@example.com' }])
})

describe('a single inquiry that is suspected spam', () => {
  test('gets an email without Reply-To, so that nobody replies by mistake', async () => {
    await insertInquiry('bot', spam)
    const emails = await sweptEmails()
    expect(emails).toMatchObject([{ reply_to: null }])
  })

  test('is called suspected spam in the subject', async () => {
    await insertInquiry('bot', spam)
    const [email] = await sweptEmails()
    expect(email?.subject.startsWith('Suspected spam')).toBe(true)
  })
})

describe('if 60 inquiries wait', () => {
  test('the newest 50 are in the email, which counts the others', async () => {
    await insertInquiries(60)
    const text = await sweptText()
    expect(namesIn(text)).toHaveLength(50)
    expect(text).toContain('10 inquiries wait besides these')
  })

  test('the next sweep sends the rest', async () => {
    await insertInquiries(60)
    await sweep()
    expect(namesIn(await sweptText())).toHaveLength(10)
  })
})

test('entries older than 30 days are counted and not shown', async () => {
  await insertInquiry('old', { created_at: ago('31 days') })
  const old = await insertInquiry('old', { created_at: ago('31 days') })
  await insertInquiry('new')
  await insertInquiry('new')
  const text = await sweptText()
  expect(namesIn(text)).toEqual(['new', 'new'])
  expect(text).toContain('2 inquiries wait for more than 30 days')
  expect(emailsAbout(old)).toEqual([])
})

test('no email is sent if only inquiries older than 30 days wait', async () => {
  await insertInquiry('Ann', { created_at: ago('31 days') })
  expect(await sweptEmails()).toEqual([])
})

test('an inquiry that an email has carried stays sent, although old records of emails are deleted', async () => {
  const lastWeek = ago('7 days')
  const id = await insertInquiry('Ann', { created_at: lastWeek })
  await recordEmail(id, { sent_at: lastWeek })
  // Deletes the records of emails that carry no inquiry.
  await sweep()
  expect(await sweptEmails()).toEqual([])
})

test('an inquiry that somebody has handled does not wait', async () => {
  await insertInquiry('Ann', { handled_at: 'now()' })
  expect(await sweptEmails()).toEqual([])
})

test('three sweeps at once email nothing twice', async () => {
  const ids: string[] = []
  for (const name of ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'])
    ids.push(await insertInquiry(name))
  const sweeps = await Promise.all([sweep(), sweep(), sweep()])
  const sent = sweeps.reduce((sum, result) => sum + Number(result.sent), 0)
  expect(sent).toBe(5)
  for (const id of ids) expect(emailsAbout(id)).toHaveLength(1)
})

describe('inquiries that a killed sweep has claimed', () => {
  const claimed = {
    claimed_by: 'gen_random_uuid()',
    claimed_until: `now() + interval '1 minute'`,
  }

  test('wait until the claim ends', async () => {
    await insertInquiry('Ann', claimed)
    expect(await sweptEmails()).toEqual([])
  })

  test('are emailed once the claim has ended', async () => {
    const id = await insertInquiry('Ann', {
      ...claimed,
      claimed_until: 'now()',
    })
    await sweep()
    expect(emailsAbout(id)).toHaveLength(1)
  })
})

test('if the response of the database is lost three times, the sweep still gets its inquiries', async () => {
  const id = await insertInquiry('Ann')
  network.nextFaults.neon.push('reset after', 'reset after', 'reset after')
  expect(await sweep()).toMatchObject({ sent: 1 })
  expect(emailsAbout(id)).toHaveLength(1)
})

test('if Resend refuses the first connection of a sweep, the email is sent all the same', async () => {
  await insertInquiries(10)
  network.nextFaults.resend.push('refuse')
  expect(await sweep()).toMatchObject({ sent: 10 })
})

describe('while Resend refuses the account', () => {
  test('a sweep sends nothing', async () => {
    await insertInquiry('Ann')
    network.chooseFault.resend = () => htmlPage(401)
    expect(await sweep()).toMatchObject({ sent: 0 })
  })

  test('everything waits, and is in one email afterwards', async () => {
    const ann = await insertInquiry('Ann')
    const bob = await insertInquiry('Bob')
    const bot = await insertInquiry('bot', spam)
    network.chooseFault.resend = () => htmlPage(401)
    await sweep()
    network.repair()
    const text = await sweptText()
    for (const id of [ann, bob, bot]) expect(text).toContain(id)
  })
})

test('one text that a firewall refuses does not hold up the other leads', async () => {
  network.chooseFault.resend = ({ body }) =>
    body.includes('DROP TABLE') ? htmlPage(403) : 'pass'
  const blocked = await insertInquiry('Ann', { product: `'DROP TABLE'` })
  const other = await insertInquiry('Bob')
  expect(await sweep()).toMatchObject({ sent: 2 })
  for (const id of [blocked, other]) {
    const [email] = emailsAbout(id)
    expect(email?.text).toContain('ann@example.com')
    expect(email?.text).not.toContain('DROP TABLE')
  }
})

test('if a firewall refuses email addresses, an email with only references is sent', async () => {
  network.chooseFault.resend = ({ body }) =>
    body.includes('ann@example.com') ? htmlPage(403) : 'pass'
  const id = await insertInquiries(2, { email: `'ann@example.com'` })
  expect(await sweep()).toMatchObject({ sent: 2 })
  const [email] = emailsAbout(id)
  expect(email?.text).toContain('npm run inquiries show')
})

const bounced = { failed_at: 'now()', report: `'bounced: Transient General'` }

test('after a bounce, the next list says when the entry was sent, and what Resend reported', async () => {
  const id = await insertInquiry('Ann')
  await recordEmail(id, { ...bounced, sent_at: `'2026-01-01 10:00Z'` })
  await insertInquiry('Bob')
  const text = await sweptText()
  expect(text).toContain('emailed before (2026-01-01 10:00 UTC)')
  expect(text).toContain('Resend reported: bounced: Transient General')
})

/** Makes an hour pass, in which every email that was sent bounces. */
async function bounceAndWaitAnHour() {
  await sql(`UPDATE sent_emails SET failed_at = now(), report = 'bounced',
             sent_at = sent_at - interval '1 hour'`)
  await sql('UPDATE contact_inquiries SET claimed_until = NULL')
}

test('a lead whose emails all bounce is sent three times a day', async () => {
  const id = await insertInquiry('Ann')
  for (let hour = 0; hour < 24; hour++) {
    await sweep()
    await bounceAndWaitAnHour()
  }
  expect(emailsAbout(id)).toHaveLength(3)
})

test('a lead whose three emails bounced yesterday is sent again', async () => {
  const id = await insertInquiry('Ann', { created_at: ago('2 days') })
  const yesterday = { ...bounced, sent_at: ago('25 hours') }
  for (let copy = 0; copy < 3; copy++) await recordEmail(id, yesterday)
  await sweep()
  expect(emailsAbout(id)).toHaveLength(1)
})

test('a lead that one email delivered is not sent again, although another bounced', async () => {
  const id = await insertInquiry('Ann')
  await recordEmail(id, { delivered_at: 'now()', sent_at: ago('2 hours') })
  await recordEmail(id, bounced)
  expect(await sweptEmails()).toEqual([])
})

test('a deleted inquiry takes the record of its emails with it', async () => {
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
