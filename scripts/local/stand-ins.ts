import type { IncomingMessage } from 'node:http'
import { isCrossSite } from '../../netlify/cross-site.ts'
import { escapeHtml } from '../../src/escape-html.ts'
import { type Handler, handleFetch } from './http-server.ts'
import type { Database } from './neon/embedded-database.ts'
import { createNeonEndpoint } from './neon/neon-endpoint.ts'
import type { Email } from './resend/mailbox.ts'
import {
  emailEvent,
  type Report,
  reportNames,
  webhookRequest,
} from './resend/webhook.ts'
import type { Services } from './services.ts'
import {
  type FactChoice,
  type FactSet,
  factSets,
} from './specimen/choose-facts.ts'

/** What `/_local` can do with the running site. */
export interface LocalSite {
  /** Runs the sweep, as Netlify does hourly. */
  sweep?: (() => Promise<Response>) | undefined
  /** The URL of the function that receives Resend's reports about emails. */
  eventsUrl?: string
  /** Shows the site with the owner's facts about the company, or with a specimen's. */
  facts?: FactChoice | undefined
  /** The HTML of a page that shows every state of each component. */
  statesPage?: string | undefined
}

type Rows<Row extends object> = readonly Row[] | undefined
type Respond = (request: Request) => Response | Promise<Response>

/** What is served at each path. A path without a value is not found. */
type Routes = Record<string, Respond | undefined>

/** Serves `/_local`: the Neon and Resend stand-ins, and pages that list inquiries and emails. */
export function createStandIns(
  services: Services,
  site: LocalSite = {},
): Handler {
  const pages = pagesOf(services, site)
  const actions = actionsOf(services, site)

  function respond(request: Request): Response | Promise<Response> {
    const { pathname } = new URL(request.url)
    const isPost = request.method === 'POST'
    if (isPost && isCrossSite(request))
      return problem(403, 'Requests from other sites are not accepted')
    const action = isPost ? actions[pathname] : undefined
    const respondAtPath = action ?? pages[pathname] ?? notFound
    return respondAtPath(request)
  }

  return (incoming, response) =>
    handleFetch(incoming, response, async (request) =>
      isFromThisMachine(incoming, request)
        ? respond(request)
        : problem(
            403,
            'Open this address on this machine, at localhost or 127.0.0.1',
          ),
    )
}

/** The local server has only IPv4 addresses, so no request comes from `::1`. */
function isFromThisMachine(
  { socket }: IncomingMessage,
  request: Request,
): boolean {
  // With HOST=0.0.0.0, other machines can connect, and send any host name.
  if (!socket.remoteAddress?.startsWith('127.')) return false
  // A foreign host name could point to 127.0.0.1 (DNS rebinding), so refuse all but our own.
  const { hostname } = new URL(request.url)
  return ['localhost', '127.0.0.1'].includes(hostname)
}

function pagesOf({ database, mailbox }: Services, site: LocalSite): Routes {
  const { statesPage } = site
  return {
    '/_local': async () =>
      localPage(await readInquiries(database), mailbox?.list(), site),
    '/_local/states': statesPage ? () => html(statesPage) : undefined,
    '/_local/inquiries.json': async () => json(await readInquiries(database)),
    '/_local/outbox.json': () =>
      // Without `id` and `created_at`, which the stand-in adds.
      json(mailbox?.list().map(({ id, created_at, ...email }) => email)),
  }
}

/** Returns what a POST request does at each path. */
function actionsOf(services: Services, site: LocalSite): Routes {
  const { database, mailbox } = services
  const actions: Routes = {
    '/_local/neon/sql': database && createNeonEndpoint(database),
    '/_local/resend/emails': mailbox?.accept,
    '/_local/sweep': site.sweep,
    '/_local/facts': (request) => showFacts(site, request),
  }
  for (const name of reportNames) {
    actions[`/_local/${name}`] = (request) =>
      reportEmail(name, request, services, site)
  }
  return actions
}

/** Returns undefined if the inquiries are in a real database. */
async function readInquiries(
  database: Database | undefined,
): Promise<Rows<object>> {
  const result = await database?.owner.query<object>(
    'SELECT * FROM contact_inquiries ORDER BY created_at, id',
  )
  return result?.rows
}

/** Sends the site the report that Resend would send about the email whose ID is in the query. */
async function reportEmail(
  name: Report,
  { url }: Request,
  { mailbox }: Services,
  { eventsUrl }: LocalSite,
): Promise<Response> {
  const id = new URL(url).searchParams.get('email')
  const email = mailbox?.list().find((candidate) => candidate.id === id)
  const secret = process.env.RESEND_WEBHOOK_SECRET
  if (!email || !secret || !eventsUrl)
    return problem(404, 'There is no such email')
  const response = await fetch(
    webhookRequest(eventsUrl, emailEvent(email, name), { secret }),
  )
  if (!response.ok)
    return problem(502, `The site responded with ${response.status}`)
  return seeOther('/_local')
}

/** Shows the site with the facts whose name is in the query. */
function showFacts({ facts }: LocalSite, { url }: Request): Response {
  const name = new URL(url).searchParams.get('show')
  const factSet = factSets.find((each) => each === name)
  if (!factSet || !facts) return problem(404, 'There are no such facts')
  facts.show(factSet)
  return seeOther('/')
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}

function json(rows: Rows<object>): Response {
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

const notFound = () => problem(404, 'There is nothing at this address')

function localPage(
  inquiries: Rows<object>,
  emails: Rows<Email>,
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
function section<Row extends object>(
  title: string,
  file: string,
  rows: Rows<Row>,
  buttonsFor: (row: Row) => string = () => '',
): string {
  const heading = `<h2>${title} <a href="/_local/${file}">${file}</a></h2>`
  if (!rows)
    return `${heading}\n<p>Stored in a real service, not on this machine.</p>`
  if (rows.length === 0) return `${heading}\n<p>None yet.</p>`
  const entries = rows
    .toReversed()
    .map((row) => descriptionList(row) + buttonsFor(row))
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

/** Each button makes Resend's stand-in report what has become of the email. */
function reportButtons({ id }: Email): string {
  const buttons = reportNames.map(
    (name) =>
      `<button formaction="/_local/${name}?email=${id}">${name}</button>`,
  )
  return `<form method="post">Resend reports: ${buttons.join(' ')}</form>`
}
