import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Context } from '@netlify/functions'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { createFunctionHost, type FunctionHost } from '../../netlify/local/netlify/function-host.ts'

async function serve(handle: (request: Request, context: Context) => Promise<Response>) {
  const host: FunctionHost = await createFunctionHost(async () => ({
    default: handle,
    config: { path: '/api/echo' },
  }))
  const { origin, close } = await listenLocally(0, (incoming, response) =>
    host.handles(incoming) ? host.answer(incoming, response) : response.writeHead(404).end(),
  )
  onTestFinished(close)
  return { host, url: `${origin}/api/echo` }
}

test('answers a client that is still sending a body which the function does not read', async () => {
  const { url } = await serve(async () => new Response('too large', { status: 413 }))
  const sending = request(url, { method: 'POST' })
  const sent = once(sending, 'finish')
  sending.end(Buffer.alloc(20_000_000))
  const [response] = await once(sending, 'response')
  expect(response.statusCode).toBe(413)
  expect(await text(response)).toBe('too large')
  await sent
})

test('waits for the work after an answer, also where some of it fails', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValueOnce()
  const work = Promise.withResolvers<void>()
  let done = false
  const { host, url } = await serve(async (_, { waitUntil }) => {
    waitUntil(work.promise.then(() => new Promise(setImmediate)).then(() => (done = true)))
    waitUntil(Promise.reject(new Error('no mail today')))
    return new Response('accepted')
  })
  expect(await (await fetch(url)).text()).toBe('accepted')
  await host.settle(1)
  expect(done).toBe(false)

  work.resolve()
  await host.settle(60_000)
  expect(done).toBe(true)
  expect(log).toHaveBeenCalledOnce()
})
