import { checkVariables } from '../doctor/variables.ts'
import { announce } from './announce.ts'
import type { Answer, LocalServer } from './listen-locally.ts'
import { CannotStart, claimPort, localFolder, localPort, runCommand } from './local-data.ts'
import { openServices } from './open-services.ts'
import { createStandIns } from './stand-ins.ts'

/** The site and its function, as one of the commands serves them. */
export interface Site {
  /** The site's port, where another program serves it and the server has only the stand-ins. */
  port?: number
  answer: Answer
  /** Runs the scheduled function. */
  sweep(): Promise<Response>
}

/**
 * Runs a site and the stand-ins behind one port until Ctrl-C.
 *
 * The port is bound before anything in its folder is touched, so that a start that cannot succeed
 * changes nothing. Until the site is ready, visitors get 503.
 */
export async function runLocally(openSite: (server: LocalServer) => Promise<Site>): Promise<void> {
  await runCommand(async () => {
    // Nothing has to be closed: what was acknowledged survives even SIGKILL. But unlike the signal,
    // exit() ends the child processes too.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit())

    const problems = checkVariables(process.env).filter(([level]) => level === 'problem')
    if (problems.length > 0) {
      throw new CannotStart(problems.map(([, name, says]) => `${name} ${says}`).join('\n'))
    }
    let answer: Answer = (_request, response) => {
      response.writeHead(503, { 'retry-after': '2' }).end('Harbourline is not ready.\n')
    }
    const server = await claimPort(localPort(), (request, response) => answer(request, response))
    console.info(`Starting on ${server.origin} …`)
    const services = await openServices(localFolder(server.port), server.origin)
    const site = await openSite(server)

    // A sweep would send the mails that wait in a real database to the local mailbox, and to nobody else.
    const sweep = services.mailbox && !services.database ? undefined : site.sweep
    const answerLocal = createStandIns(services, sweep)
    answer = (request, response) => {
      const isLocal = /^\/_local(?![^/?])/.test(request.url ?? '')
      return (isLocal ? answerLocal : site.answer)(request, response)
    }
    // On Netlify every hour, which is too long to wait for while trying the site.
    setInterval(() => {
      sweep?.().catch((error) => console.error('The sweep failed:', error))
    }, 60_000)
    announce(server, site.port ?? server.port, services)
  })
}
