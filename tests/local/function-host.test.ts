import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Context } from '@netlify/functions'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { createFunctionHost } from '../../scripts/local/netlify/function-host.ts'

async function serve(handle: (request: Request, context: Context) => Promise<Response>) {
  const host = await createFunctionHost(async () => ({
    default: handle,
    config: { path: '/api/echo' },
  }))
  const { origin, close } = await listenLocally(0, (incoming, response) =>
    host.matches(incoming) ? host.handle(incoming, response) : response.writeHead(404).end(),
  )
  onTestFinished(close)
  return `${origin}/api/echo`
}

test('responds to a client that is still sending a body which the function does not read', async () => {
  const url = await serve(async () => new Response('too large', { status: 413 }))
  const sending = request(url, { method: 'POST' })
  const sent = once(sending, 'finish')
  sending.end(Buffer.alloc(20_000_000))
  const [response] = await once(sending, 'response')
  expect(response.statusCode).toBe(413)
  expect(await text(response)).toBe('too large')
  await sent
})

test('logs a failure of the work after a response', async () => {
  const logged = Promise.withResolvers<void>()
  vi.spyOn(console, 'error').mockImplementationOnce(() => logged.resolve())
  const url = await serve(async (_, { waitUntil }) => {
    waitUntil(Promise.reject(new Error('no email today')))
    return new Response('accepted')
  })
  expect(await (await fetch(url)).text()).toBe('accepted')
  await logged.promise
})
