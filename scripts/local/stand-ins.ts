import { answerFetch } from './answer-fetch.ts'
import type { Answer } from './listen-locally.ts'
import { renderLocalPage } from './local-page.ts'
import type { Database } from './neon/embedded-database.ts'
import { createNeonEndpoint } from './neon/neon-endpoint.ts'
import type { Mail, Mailbox } from './resend/mailbox.ts'

/** The services that run in this process, each absent where the developer brings a real one. */
export interface Services {
  database?: Database | undefined
  mailbox?: Mailbox | undefined
}

/**
 * Answers everything under `/_local`: the stand-ins for Neon and Resend, and what they hold.
 *
 * @param sweep runs the scheduled function.
 */
export function createStandIns(
  { database, mailbox }: Services,
  sweep?: () => Promise<Response>,
): Answer {
  const neon = database && createNeonEndpoint(database)

  async function readInquiries() {
    const everything = 'SELECT * FROM contact_inquiries ORDER BY created_at, id'
    return (await database?.owner.query(everything))?.rows
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
    if (pathname === '/_local') return page(renderLocalPage(await readInquiries(), mailbox?.list()))
    if (pathname === '/_local/inquiries.json') return json(await readInquiries())
    if (pathname === '/_local/outbox.json') return json(mailbox?.list().map(asSent))
    return problem(404, 'There is nothing at this address')
  }

  return (incoming, response) => answerFetch(incoming, response, answer)
}

const asSent = ({ id, created_at, ...mail }: Mail) => mail

function json(rows?: object[]): Response {
  if (!rows) return problem(503, 'A service of your own has them')
  return Response.json(rows, { headers: { 'cache-control': 'no-store' } })
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
