import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { createStaticSite } from '../../scripts/local/netlify/static-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

// The browser tests and the tests of an owner's changes believe this server.
const outer = temporaryFolder(afterAll)
const folder = join(outer, 'client')
mkdirSync(folder)
// The server must publish none of the first file, which is outside the folder.
const files = {
  '../netlify.toml': '# secret',
  'index.html': 'Home',
  'about.html': 'About us',
  '404.html': 'Not found',
  _headers: '/*\n  X-Frame-Options: DENY\n',
}
for (const [name, content] of Object.entries(files))
  writeFileSync(join(folder, name), content)
const site = await createStaticSite(folder, join(outer, 'netlify.toml'))
const server = await listenLocally(0, site)
afterAll(server.close)

/** Requests a path as it is written. `fetch` would resolve `/../`. */
async function get(path: string, method = 'GET') {
  const sent = request(server.origin, { path, method }).end()
  const [response] = await once(sent, 'response')
  const { statusCode, headers } = response
  return { status: statusCode, headers, body: await text(response) }
}

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about.html?from=email', '/about?from=email'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
])('%s leads to %s', async (path, location) => {
  const response = await get(path)
  expect(response).toMatchObject({ status: 301, headers: { location } })
})

test.each(['/about', '/%61bout', '/about?from=email'])(
  '%s is the page itself',
  async (path) => {
    const page = await get(path)
    expect(page).toMatchObject({ status: 200, body: 'About us' })
  },
)

test('HEAD gets the status and the headers of GET, and no body', async () => {
  const response = await get('/about', 'HEAD')
  expect(response).toMatchObject({ status: 200, body: '' })
  const { 'content-length': length } = response.headers
  expect(Number(length)).toBe('About us'.length)
})

test('a page accepts no POST', async () => {
  const response = await get('/about', 'POST')
  expect(response).toMatchObject({ status: 405 })
  expect(response.headers.allow).toBe('GET, HEAD')
})

test.each([
  '/../netlify.toml',
  '/..%2fnetlify.toml',
  '/%2e%2e/netlify.toml',
  '/about/../../netlify.toml',
  '/..%5cnetlify.toml',
])('%s leads to no file outside the folder of the site', async (path) => {
  const response = await get(path)
  expect(response).toMatchObject({ status: 404, body: 'Not found' })
})

test.each(['/about/us', '/404.html', '/404/', '/_headers', '/%zz'])(
  '%s is the 404 page, with the headers of every page',
  async (path) => {
    const response = await get(path)
    expect(response).toMatchObject({ status: 404, body: 'Not found' })
    expect(response.headers).toHaveProperty('x-frame-options', 'DENY')
  },
)
