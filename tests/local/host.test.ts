import { once } from 'node:events'
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { describe, expect, test } from 'vitest'
import { folderWithSite, runLocal } from '../support/local-command.ts'

const addresses = Object.values(networkInterfaces()).flatMap(
  (list) => list ?? [],
)
const outside = addresses.find(
  ({ family, internal }) => family === 'IPv4' && !internal,
)?.address

/** Real services, because a test without local data starts faster. */
const services = {
  DATABASE_URL: 'postgres://me:pw@db.example/mine',
  RESEND_API_KEY: 're_secret',
}

async function start(HOST: string) {
  const variables = { ...services, HOST }
  const server = runLocal('start', { cwd: folderWithSite(), variables })
  const { port } = new URL(await server.printed('Site'))
  return port
}

/** Requests a page as if the server were this machine, which fetch() can't do. */
async function statusAt(host: string, port: string, path: string) {
  const headers = { host: `localhost:${port}` }
  const sent = request(`http://${host}:${port}${path}`, { headers })
  const [response] = await once(sent.end(), 'response')
  response.resume()
  return response.statusCode
}

describe.runIf(outside)('on the network', () => {
  const network = String(outside)

  test('the site is open with HOST=0.0.0.0', async () => {
    const port = await start('0.0.0.0')
    const page = await fetch(`http://${network}:${port}/about`)
    expect(await page.text()).toBe('About us')
  })

  test('the local data stays closed, whatever host name is sent', async () => {
    const port = await start('0.0.0.0')
    expect(await statusAt('127.0.0.1', port, '/_local')).toBe(200)
    expect(await statusAt(network, port, '/_local')).toBe(403)
  })

  test.each(['', 'my-computer', network])(
    'the site is closed with HOST=%s',
    async (host) => {
      const port = await start(host)
      await expect(fetch(`http://${network}:${port}`)).rejects.toThrow()
    },
  )
})
