import { answerFetch } from './answer-fetch.ts'
import type { Answer } from './listen-locally.ts'
import { renderLocalPage, type Shown } from './local-page.ts'
import type { Database } from './neon/embedded-database.ts'
import { createNeonEndpoint } from './neon/neon-endpoint.ts'
import type { Mail, Mailbox } from './resend/mailbox.ts'

export interface StandInParts {
  /** Absent where the developer brings a database. */
  database?: Database | undefined
  /** Absent where the developer brings a Resend account. */
  mailbox?: Mailbox | undefined
  /** Runs the scheduled function now. Absent where it would do harm. */
  sweep?: (() => Promise<Response>) | undefined
}

/** Answers everything under `/_local`: the stand-ins for Neon and Resend, and what they hold. */
export function createStandIns({ database, mailbox, sweep }: StandInParts): Answer {
  const neon = database && createNeonEndpoint(database)
  const readMails = (): Shown<Mail> => mailbox?.list() ?? { unavailable: 'Resend has the mails.' }

  async function readInquiries(): Promise<Shown<object>> {
    const everything = 'SELECT * FROM contact_inquiries ORDER BY created_at, id'
    if (database) return (await database.owner.query(everything)).rows
    return { unavailable: 'They are in a database of your own: npm run inquiries -- list.' }
  }

  async function answer(request: Request): Promise<Response> {
    const { hostname, pathname } = new URL(request.url)
    // A page of another site may point its own name at 127.0.0.1 and then read what it finds there
    // (DNS rebinding). The browser sends that name as the host.
    if (!['localhost', '127.0.0.1'].includes(hostname)) {
      return problem(403, 'Only for this machine, by the name localhost')
    }
    if (request.method === 'POST') {
      if (neon && pathname === '/_local/neon/sql') return neon(request)
      if (mailbox && pathname === '/_local/resend/emails') return mailbox.accept(request)
      if (sweep && pathname === '/_local/sweep') return sweep()
    }
    if (pathname === '/_local') return page(renderLocalPage(await readInquiries(), readMails()))
    if (pathname === '/_local/inquiries.json') return json(await readInquiries())
    if (pathname === '/_local/outbox.json') return json(outboxOf(readMails()))
    return problem(404, 'There is nothing at this address')
  }

  return (incoming, response) => answerFetch(incoming, response, answer)
}

function outboxOf(mails: Shown<Mail>): Shown<Omit<Mail, 'id' | 'created_at'>> {
  return 'unavailable' in mails ? mails : mails.map(({ id, created_at, ...mail }) => mail)
}

function json(shown: Shown<object>): Response {
  if ('unavailable' in shown) return problem(503, shown.unavailable)
  return Response.json(shown, { headers: { 'cache-control': 'no-store' } })
}

function problem(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

function page(html: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  }
  return new Response(html, { headers })
}
