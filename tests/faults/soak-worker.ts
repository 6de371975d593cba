// Runs the built functions in a child process, and sends the URL of its server to the soak test.
import { pathToFileURL } from 'node:url'
import type { Context } from '@netlify/functions'
import { handleFetch, listenLocally } from '../../scripts/local/http-server.ts'

const load = async (name: string) =>
  (await import(pathToFileURL(`dist/functions/${name}.mjs`).href)).default
const inquiries = await load('inquiries')
const emailEvents = await load('email-events')
const sweep = await load('sweep')

const background: Promise<unknown>[] = []
const context = {
  requestId: 'soak',
  waitUntil: (work: Promise<unknown>) => void background.push(work),
} as unknown as Context

async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/inquiries') return inquiries(request, context)
  if (pathname === '/api/email-events') return emailEvents(request, context)
  // Netlify starts the sweep on a schedule.
  if (pathname === '/sweep') return sweep()
  await Promise.all(background.splice(0))
  return new Response('The background work has ended')
}

const { origin } = await listenLocally(0, (incoming, response) =>
  handleFetch(incoming, response, respond),
)
process.send?.(origin)
