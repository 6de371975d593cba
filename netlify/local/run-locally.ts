import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { type Answer, type LocalServer, listenLocally } from './listen-locally.ts'
import { CannotStart, type LocalParts, openLocalParts } from './local-parts.ts'

/** Where the embedded database and mailbox keep their data; tests use a folder of their own. */
export const localFolder = process.env.LOCAL_DATA ?? '.local'

/** The site and its function, as one of the commands serves them. */
export interface Site {
  answer: Answer
  /** Lets the work that answers left behind finish. */
  close(): Promise<void>
}

interface Command {
  /** Whether another program serves the site: the stand-ins then take the next port. */
  siteElsewhere?: boolean
  /** @param port where the site is to be. */
  openSite(http: Server, port: number): Promise<Site>
}

/**
 * Runs a site and the stand-ins behind one port until Ctrl-C.
 *
 * The port is bound before anything in `.local` is touched, so that a start that cannot succeed
 * changes nothing. Until the site is ready, visitors get 503.
 */
export async function runLocally(command: Command): Promise<void> {
  try {
    await start(command)
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error)
    process.exit(1)
  }
}

async function start({ siteElsewhere = false, openSite }: Command): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile()
  const port = Number(process.env.PORT || 8888)
  let answerSite: Answer = (_request, response) => {
    response.writeHead(503, { 'retry-after': '2' }).end('Harbourline is starting.\n')
  }
  let answerLocal = answerSite
  const server = await listen(siteElsewhere ? port + 1 : port, (request, response) => {
    const isLocal = /^\/_local(?![^/?])/.test(request.url ?? '')
    return (isLocal ? answerLocal : answerSite)(request, response)
  })
  const parts = await openLocalParts(localFolder, server.origin, process.env)
  answerLocal = parts.answer
  let site: Site | undefined
  stopOnSignal(server, parts, () => site)
  site = await openSite(server.http, port)
  answerSite = site.answer
  announce(siteElsewhere ? `http://localhost:${port}` : server.origin, server.origin)
}

async function listen(port: number, answer: Answer): Promise<LocalServer> {
  try {
    return await listenLocally(port, answer)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new CannotStart(`Port ${port} is taken. Free it, or choose another one with PORT=…`)
    }
    throw error
  }
}

/** The site goes first: work after an answer may still need the stand-ins, over the same port. */
function stopOnSignal(server: LocalServer, parts: LocalParts, site: () => Site | undefined): void {
  const stop = async () => {
    await site()?.close()
    await server.close()
    await parts.close()
    process.exit(0)
  }
  // Once: a second Ctrl-C ends the process the hard way, which loses nothing either.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
}

function announce(site: string, standIns: string): void {
  console.info(`
  Site       ${site}
  Inbox      ${standIns}/_local
  Inquiries  ${standIns}/_local/inquiries.json
  Mails      ${standIns}/_local/outbox.json

  Ctrl-C stops it. The data stays in ${localFolder}; npm run reset empties it.
`)
}
