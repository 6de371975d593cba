import { networkInterfaces } from 'node:os'
import { CommandError, loadDotEnv, runCommand } from '../operate/command.ts'
import { checkVariables } from '../operate/variables.ts'
import { localFolder, localHost, localPort } from './environment.ts'
import { type Handler, type LocalServer, listenLocally } from './http-server.ts'
import { openServices, type Services } from './services.ts'
import type { FactChoice } from './specimen/choose-facts.ts'
import { createStandIns } from './stand-ins.ts'

// On Netlify, the sweep runs hourly. Locally, it runs often, so developers soon see its effect.
const sweepIntervalMs = 60_000

interface Site {
  handle: Handler
  sweep(): Promise<Response>
  /** Which facts about the company the pages show. Only `npm run dev` can change them. */
  facts?: FactChoice
  /** The HTML of `/_local/states`. Only `npm run dev` has this page. */
  statesPage?: string
}

/** Serves a site and the stand-ins on one port. Requests wait until the site is ready. */
export async function runLocally(
  openSite: (server: LocalServer) => Promise<Site>,
): Promise<void> {
  await runCommand(async () => {
    // Signals don't trigger the `exit` event that `npm run dev:netlify` needs to stop netlify-cli.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, () => process.exit())

    loadDotEnv()
    const port = localPort(process.env)
    const problems = checkVariables(process.env)
      .filter(({ level }) => level === 'problem')
      .map(({ about, message }) => `${about} ${message}`)
    if (problems.length > 0) throw new CommandError(problems.join('\n'))
    const ready = Promise.withResolvers<Handler>()
    const handleWhenReady: Handler = async (request, response) => {
      const handle = await ready.promise
      return handle(request, response)
    }
    const host = localHost(process.env)
    const server = await listenLocally(port, handleWhenReady, host)
    const services = await openServices(localFolder(server.port), server.origin)
    const { sweep, ...site } = await openSite(server)
    const eventsUrl = `http://localhost:${server.port}/api/email-events`
    const handleLocal = createStandIns(services, {
      sweep,
      eventsUrl,
      facts: site.facts,
      statesPage: site.statesPage,
    })
    ready.resolve((request, response) => {
      const [path = ''] = request.url?.split('?', 1) ?? []
      const isLocal = path === '/_local' || path.startsWith('/_local/')
      const handle = isLocal ? handleLocal : site.handle
      return handle(request, response)
    })
    setInterval(() => {
      sweep().catch((error) => console.error('The sweep failed:', error))
    }, sweepIntervalMs)
    printAddresses(server, services)
  })
}

function printAddresses({ port, origin }: LocalServer, services: Services) {
  const { database, mailbox } = services
  const { env } = process
  const realDatabase = `REAL, at ${hostOf(env.DATABASE_URL)}${through(env.NEON_FETCH_ENDPOINT)}`
  const realEmail = env.RESEND_API_KEY
    ? `REAL, to ${env.INQUIRY_NOTIFY_TO}${through(env.RESEND_BASE_URL)}`
    : 'not sent, because RESEND_API_KEY is not set'
  const reset = port === 8888 ? 'npm run reset' : `PORT=${port} npm run reset`
  console.info(`
  Site       ${origin}
  Inbox      ${origin}/_local
  Inquiries  ${origin}/_local/inquiries.json
  Emails     ${origin}/_local/outbox.json
  Sweep      every minute; now: curl -X POST ${origin}/_local/sweep

  Database: ${database ? 'embedded' : realDatabase}
  Email: ${mailbox ? 'kept here and not sent' : realEmail}

  ${reachableFrom(localHost(env), port)}
  Ctrl-C stops it. The data is in ${localFolder(port)}; ${reset} deletes it.
`)
}

function reachableFrom(host: string, port: number): string {
  if (host !== '0.0.0.0')
    return 'Only this machine can open the site. To let a phone open it, set HOST=0.0.0.0.'
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
  return `Other machines on your network can open the site: ${addresses.join(' ')}`
}

/** Returns only the host, because the URL can contain a password. */
const hostOf = (url = '') => URL.parse(url)?.host
const through = (url?: string) => (url ? `, through ${hostOf(url)}` : '')
