import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { forwardTo } from '../../scripts/local/netlify/forward.ts'

/** Starts a server that forwards to this port. @returns its origin. */
async function startForwarding(port: number): Promise<string> {
  const server = await listenLocally(0, forwardTo(port))
  onTestFinished(server.close)
  return server.origin
}

test('the port of npm run dev:netlify answers with what netlify dev serves', async () => {
  const netlifyDev = await listenLocally(0, async (request, response) => {
    const body = await text(request)
    const { method, url, headers } = request
    response.writeHead(303, { location: '/thank-you' })
    response.end(`${method} ${url} ${headers['content-type']} ${body}`)
  })
  onTestFinished(netlifyDev.close)
  const origin = await startForwarding(netlifyDev.port)
  const response = await fetch(`${origin}/api/inquiries?a=b`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'Ann',
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/thank-you')
  expect(await response.text()).toBe('POST /api/inquiries?a=b text/plain Ann')
})

test('the port of npm run dev:netlify answers 502 until netlify dev has started', async () => {
  // Nothing listens on this port any more.
  const { port, close } = await listenLocally(0, () => {})
  await close()
  const response = await fetch(await startForwarding(port))
  expect(response.status).toBe(502)
  expect(await response.text()).toContain('still starting')
})
