import { networkInterfaces } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, type LocalServer, listenLocally } from '../../netlify/local/listen-locally.ts'

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)

let server: LocalServer

afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})

async function portOf(answer: Answer) {
  server = await listenLocally(0, answer)
  return server.port
}

test.runIf(outside)('a local server is not there for other machines', async () => {
  const port = await portOf((_request, response) => response.end('here'))
  await expect(fetch(`http://${outside?.address}:${port}`)).rejects.toThrow()
})

test('a local server cuts an answer off that fails in its middle', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const port = await portOf(async (_request, response) => {
    response.write('half')
    throw new Error('no more')
  })
  const answer = fetch(`http://localhost:${port}`).then((response) => response.text())
  await expect(answer).rejects.toThrow()
  expect(log).toHaveBeenCalledOnce()
})
