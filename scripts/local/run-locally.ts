import { CommandError, loadDotEnv, runCommand } from '../command.ts'
import { checkVariables } from '../doctor/variables.ts'
import { localFolder, localPort } from './environment.ts'
import { type Handler, type LocalServer, listenLocally } from './http-server.ts'
import { openServices, type Services } from './services.ts'
import { createStandIns } from './stand-ins.ts'

/** The site and its function, as one of the commands serves them. */
export interface Site {
  /** The site's port, if another program serves it and this process serves only the stand-ins. */
  port?: number
  handle: Handler
  /** Runs the scheduled function. */
  sweep(): Promise<Response>
}

/**
 * Runs a site and the stand-ins behind one port until Ctrl-C.
 *
 * The port is bound before anything in its folder is touched, so that a start that can't succeed
 * changes nothing. Until the site is ready, visitors get 503.
 */
export async function runLocally(openSite: (server: LocalServer) => Promise<Site>): Promise<void> {
  await runCommand(async () => {
    // Nothing has to be closed: acknowledged data survives even SIGKILL. But unlike the signal,
    // exit() ends the child processes too.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit())

    loadDotEnv()
    const port = localPort(process.env)
    const problems = checkVariables({ ...process.env, PORT: '' }).filter(
      ([level]) => level === 'problem',
    )
    if (problems.length > 0) {
      throw new CommandError(problems.map(([, name, message]) => `${name} ${message}`).join('\n'))
    }
    let handle: Handler = (_request, response) => {
      response.writeHead(503, { 'retry-after': '2' }).end('Harbourline is not ready.\n')
    }
    const server = await listenLocally(port, (request, response) => handle(request, response))
    console.info(`Starting on ${server.origin} …`)
    const services = await openServices(localFolder(server.port), server.origin)
    const site = await openSite(server)

    // The sweep would send the pending emails of a real database to the local mailbox only.
    const sweep = services.mailbox && !services.database ? undefined : site.sweep
    const handleLocal = createStandIns(services, sweep)
    handle = (request, response) => {
      const isLocal = /^\/_local(?![^/?])/.test(request.url ?? '')
      return (isLocal ? handleLocal : site.handle)(request, response)
    }
    // Netlify sweeps every hour, which is too long to wait for while trying the site.
    setInterval(() => {
      sweep?.().catch((error) => console.error('The sweep failed:', error))
    }, 60_000)
    printAddresses(server, site.port ?? server.port, services)
  })
}

/** Prints the addresses of the site and of its local data, and which services are real. */
function printAddresses(
  { port, origin }: LocalServer,
  sitePort: number,
  { database, mailbox }: Services,
): void {
  const { env } = process
  const realDatabase = `REAL, at ${hostOf(env.DATABASE_URL || env.NETLIFY_DATABASE_URL)}`
  const realEmail = `REAL, to ${env.INQUIRY_NOTIFY_TO}`
  const reset = port === 8888 ? 'npm run reset' : `PORT=${port} npm run reset`
  console.info(`
  Site       http://localhost:${sitePort}
  Inbox      ${origin}/_local
  Inquiries  ${origin}/_local/inquiries.json
  Emails     ${origin}/_local/outbox.json
  Sweep      every minute; now: curl -X POST ${origin}/_local/sweep

  Database: ${database ? 'embedded' : realDatabase + through(env.NEON_FETCH_ENDPOINT)}
  Email: ${mailbox ? 'kept here, none is sent' : realEmail + through(env.RESEND_BASE_URL)}

  Ctrl-C stops it. The data stays in ${localFolder(port)}; ${reset} empties it.
`)
}

const hostOf = (url = '') => URL.parse(url)?.host
const through = (url?: string) => (url ? `, through ${hostOf(url)}` : '')
