import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { createStaticSite } from '../../scripts/local/netlify/static-site.ts'

const folder = join(tmpdir(), crypto.randomUUID(), 'client')
await mkdir(join(folder, 'assets'), { recursive: true })
const files = {
  '../secret.txt': 'secret',
  'index.html': '<title>Home</title>',
  'about.html': `<title>About</title>${'<p>About us</p>'.repeat(100)}`,
  '404.html': '<title>Not found</title>',
  'assets/app-1a2b.js': 'export const a = 1',
  _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: max-age=31536000\n',
  _redirects: '/old /about 302\n/about /nowhere 301\n/index /about 301!\n',
}
for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
const server = await listenLocally(0, await createStaticSite(folder))

afterAll(async () => {
  await server.close()
  await rm(join(folder, '..'), { recursive: true })
})

/** Sends the path as it is; fetch() would resolve its dots. */
async function get(path: string, method = 'GET', headers = {}) {
  const [response] = await once(request(server.origin, { path, method, headers }).end(), 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

test.each([
  ['/', 'Home'],
  ['/about?utm_source=email', 'About'],
  ['/%61bout', 'About'],
])(
  '%s responds with the page to GET, without a body to HEAD, and with 405 to POST',
  async (path, title) => {
    const { status, headers, body } = await get(path)
    expect([status, body]).toEqual([200, expect.stringContaining(`<title>${title}</title>`)])
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(await get(path, 'HEAD')).toMatchObject({ status: 200, body: '' })
    expect(await get(path, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  },
)

test.each([
  ['/about/', 301, '/about'],
  ['/about.html?a=1&b=?', 301, '/about?a=1&b=?'],
  ['/about/index.html', 301, '/about'],
  ['/index.html', 301, '/'],
  ['/old/?a=1', 302, '/about?a=1'],
  ['/index', 301, '/about'],
])('%s redirects with %i to %s', async (path, status, location) => {
  expect(await get(path)).toMatchObject({ status, headers: { location } })
})

test.each([
  ...['/nowhere', '/about/us', '/404.html', '/404/', '/assets/', '/%zz', '/_redirects/'],
  ...['/%5Fheaders', '/../secret.txt', '/..%2fsecret.txt'],
])('%s responds with 404 and the 404 page', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: files['404.html'] })
})

test.each([
  ['/about', 'br', 'public, max-age=0, must-revalidate'],
  ['/nowhere', undefined, 'public, max-age=0, must-revalidate'],
  ['/assets/app-1a2b.js', 'br', 'max-age=31536000'],
])('%s has the headers in _headers, and the content encoding %s', async (path, coding, caching) => {
  const { headers } = await get(path, 'GET', { 'accept-encoding': 'br' })
  const { 'content-encoding': sent, 'cache-control': cache, 'x-frame-options': frames } = headers
  expect([sent, cache, frames]).toEqual([coding, caching, 'DENY'])
})
