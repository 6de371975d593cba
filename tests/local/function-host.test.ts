import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Context } from '@netlify/functions'
import { afterEach, expect, test, vi } from 'vitest'
import { type LocalServer, listenLocally } from '../../netlify/local/listen-locally.ts'
import { createFunctionHost, type FunctionHost } from '../../netlify/local/netlify/function-host.ts'

let host: FunctionHost
let server: LocalServer

afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})

async function serve(handle: (request: Request, context: Context) => Promise<Response>) {
  host = await createFunctionHost(async () => ({ default: handle, config: { path: '/api/echo' } }))
  server = await listenLocally(0, (incoming, response) =>
    host.handles(incoming) ? host.answer(incoming, response) : response.writeHead(404).end(),
  )
  return `${server.origin}/api/echo`
}

test('gives the function the request as it was sent, and the visitor its answer', async () => {
  const url = await serve(async (incoming) => {
    const { method, url, headers } = incoming
    const body = { method, url, kind: headers.get('x-kind'), body: await incoming.text() }
    return Response.json(body, { status: 201, headers: { 'x-answer': 'yes' } })
  })
  const sent = { method: 'PATCH', headers: { 'x-kind': 'test' }, body: 'Zoë' }
  const answer = await fetch(`${url}?a=1`, sent)
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-answer')).toBe('yes')
  const asSent = { method: 'PATCH', url: `${url}?a=1`, kind: 'test', body: 'Zoë' }
  expect(await answer.json()).toEqual(asSent)
})

test('answers a client that is sending what the function does not read', async () => {
  const url = await serve(async () => new Response('too large', { status: 413 }))
  const sending = request(url, { method: 'POST' })
  const sent = once(sending, 'finish')
  sending.end(Buffer.alloc(20_000_000))
  const [response] = await once(sending, 'response')
  expect(response.statusCode).toBe(413)
  expect(await text(response)).toBe('too large')
  await sent
})

test('waits for work that was put off until after the answer, also for work that fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const work = Promise.withResolvers<void>()
  let done = false
  const url = await serve(async (_, { waitUntil }) => {
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

test('answers 500 with nothing in it when the function throws', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const url = await serve(() => Promise.reject(new Error('secret')))
  const answer = await fetch(url)
  expect(answer.status).toBe(500)
  expect(await answer.text()).toBe('')
  expect(log).toHaveBeenCalledOnce()
})
