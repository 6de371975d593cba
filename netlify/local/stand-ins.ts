import type { ServerResponse } from 'node:http'
import { answerJson } from './json-http.ts'
import type { Answer } from './listen-locally.ts'
import { renderLocalPage, type Shown } from './local-page.ts'
import type { Database } from './neon/database.ts'
import { createNeonEndpoint } from './neon/neon-endpoint.ts'
import type { Mail, Mailbox } from './resend/mailbox.ts'

export interface StandInParts {
  /** Absent where the developer brings a database. */
  database?: Database | undefined
  /** Absent where the developer brings a Resend account. */
  mailbox?: Mailbox | undefined
  /** The stored inquiries, oldest first. */
  readInquiries: () => Promise<Shown<Record<string, unknown>>>
}

/** Answers everything under `/_local`: the stand-ins for Neon and Resend, and what they hold. */
export function createStandIns({ database, mailbox, readInquiries }: StandInParts): Answer {
  const neon = database && createNeonEndpoint(database)
  const readMails = (): Shown<Mail> => mailbox?.list() ?? { unavailable: 'Resend has the mails.' }

  return async function answerStandIns(request, response) {
    if (!isLocal(request.headers.host)) {
      return answerJson(response, 403, { message: 'Only for this machine, by the name localhost' })
    }
    const path = request.url?.split('?')[0] ?? ''
    if (neon && path === '/_local/neon/sql') return neon(request, response)
    if (mailbox && path.startsWith('/_local/resend/')) {
      request.url = path.slice('/_local/resend'.length)
      return mailbox.answer(request, response)
    }
    if (path === '/_local') {
      return answerPage(response, renderLocalPage(await readInquiries(), readMails()))
    }
    if (path === '/_local/inquiries.json') return answerShown(response, await readInquiries())
    if (path === '/_local/outbox.json') return answerShown(response, outboxOf(readMails()))
    return answerJson(response, 404, { message: 'There is nothing at this address' })
  }
}

/**
 * A page of another site may point its own name at 127.0.0.1 and then read what it finds there (DNS
 * rebinding); its name in the Host header gives it away.
 */
function isLocal(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '')
}

function outboxOf(mails: Shown<Mail>): Shown<Omit<Mail, 'id' | 'created_at'>> {
  return 'unavailable' in mails ? mails : mails.map(({ id, created_at, ...mail }) => mail)
}

function answerShown(response: ServerResponse, shown: Shown<object>): void {
  if ('unavailable' in shown) answerJson(response, 503, { message: shown.unavailable })
  else answerJson(response, 200, shown)
}

function answerPage(response: ServerResponse, page: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
  response.end(page)
}
