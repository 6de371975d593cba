import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listenLocally } from '../../scripts/local/http-server.ts'
import {
  createFunctionHost,
  type FunctionModule,
} from '../../scripts/local/netlify/function-host.ts'

async function serve(handle: FunctionModule['default']) {
  const module = { default: handle, config: { path: '/api/echo' } } as const
  const host = await createFunctionHost(async () => module)
  const { origin, close } = await listenLocally(0, host.handle)
  onTestFinished(close)
  return `${origin}/api/echo`
}

test('a client that sends a large body gets a response that the function makes without reading it', async () => {
  const url = await serve(() => new Response('too large', { status: 413 }))
  const sending = request(url, { method: 'POST' })
  const sent = once(sending, 'finish')
  sending.end(Buffer.alloc(20_000_000))
  const [response] = await once(sending, 'response')
  expect([response.statusCode, await text(response)]).toEqual([413, 'too large'])
  await sent
})

test('a failure of work after the response is logged', async () => {
  const logged = Promise.withResolvers<void>()
  vi.spyOn(console, 'error').mockImplementationOnce(() => logged.resolve())
  const url = await serve((_, { waitUntil }) => {
    waitUntil(Promise.reject(new Error('no email today')))
    return new Response('accepted')
  })
  expect(await (await fetch(url)).text()).toBe('accepted')
  await logged.promise
})
