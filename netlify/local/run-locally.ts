import { checkVariables } from '../../scripts/doctor/variables.ts'
import { announce } from './announce.ts'
import type { Answer, LocalServer } from './listen-locally.ts'
import { CannotStart, claimPort, localFolder, localPort, runCommand } from './local-data.ts'
import { openLocalParts } from './local-parts.ts'

/** The site and its function, as one of the commands serves them. */
export interface Site {
  /** The site's port, where another program serves it and the server has only the stand-ins. */
  port?: number
  answer: Answer
  /** Runs the scheduled function. */
  sweep(): Promise<Response>
  /** Waits for the work that goes on after answers. */
  close(): Promise<void>
}

const notReady: Answer = (_request, response) => {
  response.writeHead(503, { 'retry-after': '2' }).end('Harbourline is not ready.\n')
}

/**
 * Runs a site and the stand-ins behind one port until Ctrl-C.
 *
 * The port is bound before anything in its folder is touched, so that a start that cannot succeed
 * changes nothing. Until the site is ready, visitors get 503.
 */
export async function runLocally(openSite: (server: LocalServer) => Promise<Site>): Promise<void> {
  await runCommand(async () => {
    const problems = checkVariables(process.env).filter(([level]) => level === 'problem')
    if (problems.length > 0) {
      throw new CannotStart(problems.map(([, name, says]) => `${name} ${says}`).join('\n'))
    }
    const brought = { ...process.env }
    const answers = { site: notReady, local: notReady }
    const server = await claimPort(localPort(), (request, response) => {
      const isLocal = /^\/_local(?![^/?])/.test(request.url ?? '')
      return (isLocal ? answers.local : answers.site)(request, response)
    })
    console.info(`Starting on ${server.origin} …`)
    let site: Site | undefined
    const sweep = async () => (await site?.sweep()) ?? new Response(null, { status: 503 })
    const folder = localFolder(server.port)
    const parts = await openLocalParts(folder, server.origin, sweep)
    answers.local = parts.answer
    let sweeping: Promise<unknown> | undefined
    // On Netlify every hour, which is too long to wait for while trying the site.
    const timer = setInterval(() => {
      sweeping = parts.sweep?.().catch((error) => console.error('The sweep failed:', error))
    }, 60_000)
    stopOnSignal(async () => {
      clearInterval(timer)
      await sweeping
      answers.site = notReady
      // Work after an answer may still need the stand-ins. The port comes last: the next server opens
      // the data as soon as it has the port.
      await site?.close()
      answers.local = notReady
      await parts.close()
      await server.close()
    })
    site = await openSite(server)
    answers.site = site.answer
    announce(server, site.port ?? server.port, brought)
  })
}

/** Listens once, so that a second Ctrl-C kills the process. What was acknowledged survives that. */
function stopOnSignal(close: () => Promise<void>): void {
  const stop = () => close().finally(() => process.exit())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
}
