import { isCrossSite } from '../../netlify/cross-site.ts'
import { escapeHtml } from '../../src/escape-html.ts'
import { type Handler, handleFetch } from './http-server.ts'
import { createNeonEndpoint } from './neon/neon-endpoint.ts'
import {
  emailEvent,
  type Report,
  reports,
  webhookRequest,
} from './resend/webhook.ts'
import type { Services } from './services.ts'
import {
  type FactChoice,
  type FactSet,
  factSets,
} from './specimen/choose-facts.ts'

export interface LocalSite {
  sweep?: (() => Promise<Response>) | undefined
  eventsUrl?: string
  facts?: FactChoice | undefined
  statesPage?: string | undefined
}

type Rows = readonly object[] | undefined

/** Serves `/_local`: the Neon and Resend stand-ins, and pages that list inquiries and emails. */
export function createStandIns(
  { database, mailbox }: Services,
  site: LocalSite = {},
): Handler {
  const handleNeon = database && createNeonEndpoint(database)

  /** Returns undefined if the inquiries are in a real database. */
  async function readInquiries(): Promise<Rows> {
    const everything = 'SELECT * FROM contact_inquiries ORDER BY created_at, id'
    const result = await database?.owner.query(everything)
    return result?.rows
  }

  /** Sends the site the event that Resend would send. */
  async function report(name: string, id: string | null): Promise<Response> {
    const email = mailbox?.list().find((candidate) => candidate.id === id)
    const secret = process.env.RESEND_WEBHOOK_SECRET
    if (!isReport(name) || !email || !secret || !site.eventsUrl)
      return problem(404, 'There is no such email')
    const response = await fetch(
      webhookRequest(site.eventsUrl, secret, emailEvent(email, name)),
    )
    if (!response.ok)
      return problem(502, `The site responded with ${response.status}`)
    return new Response(null, { status: 303, headers: { location: '/_local' } })
  }

  function showFacts(name: string | null): Response {
    const facts = factSets.find((set) => set === name)
    if (!facts || !site.facts) return problem(404, 'There are no such facts')
    site.facts.show(facts)
    return new Response(null, { status: 303, headers: { location: '/' } })
  }

  async function respond(request: Request): Promise<Response> {
    const { hostname, pathname, searchParams } = new URL(request.url)
    // A foreign host name could point to 127.0.0.1 (DNS rebinding), so refuse all but our own.
    if (!['localhost', '127.0.0.1'].includes(hostname)) return notThisMachine()
    if (request.method === 'POST') {
      if (isCrossSite(request))
        return problem(403, 'Requests from other sites are not accepted')
      if (handleNeon && pathname === '/_local/neon/sql')
        return handleNeon(request)
      if (mailbox && pathname === '/_local/resend/emails')
        return mailbox.accept(request)
      if (site.sweep && pathname === '/_local/sweep') return site.sweep()
      const name = pathname.replace('/_local/', '')
      if (isReport(name)) return report(name, searchParams.get('email'))
      if (pathname === '/_local/facts')
        return showFacts(searchParams.get('show'))
    }
    if (pathname === '/_local')
      return renderPage(await readInquiries(), mailbox?.list(), site)
    if (site.statesPage && pathname === '/_local/states')
      return html(site.statesPage)
    if (pathname === '/_local/inquiries.json')
      return json(await readInquiries())
    if (pathname === '/_local/outbox.json') {
      // Without `id` and `created_at`, which the stand-in adds.
      return json(mailbox?.list().map(({ id, created_at, ...email }) => email))
    }
    return problem(404, 'There is nothing at this address')
  }

  return (incoming, response) =>
    handleFetch(incoming, response, async (request) => {
      // With HOST=0.0.0.0, other machines can connect, and send any host name.
      const isOtherMachine = !incoming.socket.remoteAddress?.startsWith('127.')
      return isOtherMachine ? notThisMachine() : respond(request)
    })
}

function json(rows: Rows): Response {
  if (!rows)
    return problem(503, 'This data is in a real service, not on this machine')
  return Response.json(rows, { headers: { 'cache-control': 'no-store' } })
}

function html(page: string, headers = {}): Response {
  const type = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(page, {
    headers: { 'cache-control': 'no-store', ...type, ...headers },
  })
}

const problem = (status: number, message: string) =>
  Response.json({ message }, { status })

const notThisMachine = () =>
  problem(403, 'Open this address on this machine, at localhost or 127.0.0.1')

function renderPage(
  inquiries: Rows,
  emails: Rows,
  { facts, statesPage }: LocalSite,
): Response {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Harbourline on this machine</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; padding: 1rem; border: 1px solid; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<main>
<h1>Harbourline on this machine</h1>
<p>The inquiries that this copy of the site has stored, and the emails that staff would get.</p>
${facts ? factButtons(facts) : ''}
${statesPage ? '<p><a href="/_local/states">Every state of each component</a></p>' : ''}
${section('Inquiries', 'inquiries.json', inquiries)}
${section('Emails', 'outbox.json', emails, reportButtons)}
</main>
</html>
`
  return html(page, {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
}

const factLabels: Record<FactSet, string> = {
  own: 'Your own facts',
  specimen: "A specimen: every fact of a company that doesn't exist",
  half: 'Half of the specimen: the company and its terms',
}

function factButtons({ shown }: FactChoice): string {
  const buttons = factSets.map((set) => {
    const label = factLabels[set] + (set === shown ? ' (shown now)' : '')
    return `<p><button formaction="/_local/facts?show=${set}">${label}</button></p>`
  })
  return `<h2>Show the site with these facts</h2>\n<form method="post">${buttons.join('')}</form>`
}

/** Lists rows, the newest first, and links to the file with all of them. */
function section(
  title: string,
  file: string,
  rows: Rows,
  buttonOf = (_row: object) => '',
): string {
  const heading = `<h2>${title} <a href="/_local/${file}">${file}</a></h2>`
  if (!rows)
    return `${heading}\n<p>Stored in a real service, not on this machine.</p>`
  if (rows.length === 0) return `${heading}\n<p>None yet.</p>`
  const entries = rows
    .toReversed()
    .map((row) => descriptionList(row) + buttonOf(row))
  return [heading, ...entries].join('\n')
}

function descriptionList(row: object): string {
  const pairs = Object.entries(row).map(([name, value]) => {
    const isText = typeof value !== 'object' || value === null
    const text = isText ? String(value ?? '–') : JSON.stringify(value)
    return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`
  })
  return `<dl>${pairs.join('')}</dl>`
}

function isReport(name: string): name is Report {
  return Object.hasOwn(reports, name)
}

/** Each button makes Resend's stand-in report what has become of the email. */
function reportButtons(row: object): string {
  const id = 'id' in row ? row.id : ''
  const buttons = Object.keys(reports).map(
    (name) =>
      `<button formaction="/_local/${name}?email=${id}">${name}</button>`,
  )
  return `<form method="post">Resend reports: ${buttons.join(' ')}</form>`
}
