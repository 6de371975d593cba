import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { createStaticSite } from '../../scripts/local/netlify/static-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = join(temporaryFolder(afterAll), 'client')
await mkdir(join(folder, 'assets'), { recursive: true })
const files = {
  '../secret.txt': 'secret',
  'index.html': '<title>Home</title>',
  'about.html': `<title>About</title>${'<p>About us</p>'.repeat(100)}`,
  '404.html': '<title>Not found</title>',
  'assets/app-1a2b.js': 'export const a = 1',
  _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: max-age=31536000\n',
  'google1.htm': 'google-site-verification: google1.html',
  _redirects: `/old /about 302\n/about /nowhere 301\n/index /about 301!\n/plain /about
/blog/* /about 301\n/news/:year/* /:splat?y=:year 302\n/google1.html /google1.htm 200
/stats.js https://stats.example/s.js 200\n/gone /about 404\n`,
}
for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
const server = await listenLocally(0, await createStaticSite(folder))

afterAll(server.close)

/** Requests a path without normalizing it. fetch() would resolve `/../`. */
async function get(path: string, method = 'GET', headers = {}) {
  const [response] = await once(request(server.origin, { path, method, headers }).end(), 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

test('a page has a body for GET, no body for HEAD, and status 405 for POST', async () => {
  const { status, headers, body } = await get('/%61bout?utm_source=email')
  expect([status, body]).toEqual([200, files['about.html']])
  expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
  expect((await get('/')).body).toBe(files['index.html'])
  expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' })
  expect(await get('/', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})

const html = { 'cache-control': 'public, max-age=0, must-revalidate', 'x-frame-options': 'DENY' }

const missing = [
  ...['/about/us', '/404.html', '/404/', '/assets/', '/%zz', '/_redirects/'],
  ...['/%5Fheaders', '/../secret.txt', '/..%2fsecret.txt'],
]

test.each<[string, number, object]>([
  ['/about', 200, { ...html, 'content-encoding': 'br' }],
  ['/assets/app-1a2b.js', 200, { 'content-encoding': 'br', 'cache-control': 'max-age=31536000' }],
  ['/about/', 301, { location: '/about' }],
  ['/about.html?a=1&b=?', 301, { location: '/about?a=1&b=?' }],
  ['/about/index.html', 301, { location: '/about' }],
  ['/index.html', 301, { location: '/' }],
  ['/old/?a=1', 302, { location: '/about?a=1' }],
  ['/index', 301, { location: '/about' }],
  ['/plain', 301, { location: '/about' }],
  ['/blog', 301, { location: '/about' }],
  ['/blog/2024/a', 301, { location: '/about' }],
  ['/news/2024/about', 302, { location: '/about?y=2024' }],
  ['/google1.html', 200, { ...html, 'content-type': 'text/html;charset=utf-8' }],
  ['/stats.js', 307, { location: 'https://stats.example/s.js' }],
  ['/nowhere', 404, html],
  ...missing.map((path): [string, number, object] => [path, 404, { 'x-frame-options': 'DENY' }]),
])('%s returns status %i and the headers %j', async (path, status, headers) => {
  const response = await get(path, 'GET', { 'accept-encoding': 'br' })
  expect(response).toMatchObject({ status, headers })
  if (status === 404) expect(response.body).toBe(files['404.html'])
})
