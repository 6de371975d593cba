import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { forwardTo } from '../../scripts/local/netlify/forward.ts'

async function forwarding(port: number): Promise<string> {
  const server = await listenLocally(0, forwardTo(port))
  onTestFinished(server.close)
  return server.origin
}

test('the port of npm run dev:netlify answers with what netlify dev serves', async () => {
  const site = await listenLocally(0, async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { method, url, headers } = request
    response.writeHead(303, { location: '/thank-you' })
    response.end([method, url, headers['content-type'], body].join(' '))
  })
  onTestFinished(site.close)
  const origin = await forwarding(site.port)
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
  const { port, close } = await listenLocally(0, () => {})
  await close()
  const response = await fetch(await forwarding(port))
  expect(response.status).toBe(502)
  expect(await response.text()).toContain('still starting')
})
