import { once } from 'node:events'
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { describe, expect, test } from 'vitest'
import { folderWithSite, runLocal } from '../support/local-command.ts'

const addresses = Object.values(networkInterfaces()).flatMap(
  (list) => list ?? [],
)
/** This machine's address on the network, if it has one. */
const network = addresses.find(
  ({ family, internal }) => family === 'IPv4' && !internal,
)?.address

/** With real services, the command opens no local database, which takes seconds. */
const realServices = {
  DATABASE_URL: 'postgres://me:pw@db.example/mine',
  RESEND_API_KEY: 're_secret',
}

/** Runs `npm start` with this HOST. @returns its port. */
async function start(HOST: string): Promise<string> {
  const variables = { ...realServices, HOST }
  const server = runLocal('start', { cwd: folderWithSite(), variables })
  const { port } = new URL(await server.printed('Site'))
  return port
}

/** Requests a page with the host name `localhost`, which fetch() can't set. */
async function statusAt(address: string, port: string, path: string) {
  const headers = { host: `localhost:${port}` }
  const sent = request(`http://${address}:${port}${path}`, { headers })
  const [response] = await once(sent.end(), 'response')
  response.resume()
  return response.statusCode
}

describe.runIf(network)('on the network', () => {
  test('the site is open with HOST=0.0.0.0', async () => {
    const port = await start('0.0.0.0')
    const page = await fetch(`http://${network}:${port}/about`)
    expect(await page.text()).toBe('About us')
  })

  test('the local data stays closed, whatever host name is sent', async () => {
    const port = await start('0.0.0.0')
    expect(await statusAt(`${network}`, port, '/_local')).toBe(403)
  })

  test('the local data stays open to this machine', async () => {
    const port = await start('0.0.0.0')
    expect(await statusAt('127.0.0.1', port, '/_local')).toBe(200)
  })

  test.each(['', 'my-computer', `${network}`])(
    'the site is closed with HOST=%s',
    async (host) => {
      const port = await start(host)
      await expect(fetch(`http://${network}:${port}`)).rejects.toThrow()
    },
  )
})
