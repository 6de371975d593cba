import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { createStaticSite } from '../../scripts/local/netlify/static-site.ts'

const parent = await mkdtemp(join(tmpdir(), 'site-'))
await writeFile(join(parent, 'secret.txt'), 'secret')
const folder = join(parent, 'client')
await mkdir(join(folder, 'assets'), { recursive: true })
const files = {
  'index.html': '<!doctype html><title>Home</title>',
  'about.html': `<!doctype html><title>About</title>${'<p>About us</p>'.repeat(100)}`,
  '404.html': '<!doctype html><title>Not found</title>',
  'assets/app-1a2b.js': 'export const a = 1',
  'assets/photo.png': 'not really',
  _headers: `/*
  X-Frame-Options: DENY
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
  _redirects: `/old /about 302
/about /nowhere 301
/index /about 301!
`,
}
for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
const server = await listenLocally(0, await createStaticSite(folder))

afterAll(async () => {
  await server.close()
  await rm(parent, { recursive: true })
})

function get(path: string, method = 'GET') {
  const headers = { 'accept-encoding': 'br' }
  return fetch(server.origin + path, { method, headers, redirect: 'manual' })
}

/** Sends the path as it is; fetch() would resolve its dots. */
async function getRaw(path: string) {
  const [response] = await once(request(server.origin, { path }).end(), 'response')
  return { status: response.statusCode, body: await text(response) }
}

test.each([
  ['/', 'Home'],
  ['/about?utm_source=email', 'About'],
  ['/%61bout', 'About'],
])('a page is served at %s, and its head alone where that is asked for', async (path, title) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i)
  expect(await response.text()).toContain(`<title>${title}</title>`)
  expect(await (await get(path, 'HEAD')).text()).toBe('')
})

test.each([
  ['/about/', 301, '/about'],
  ['/about.html?a=1&b=?', 301, '/about?a=1&b=?'],
  ['/about/index.html', 301, '/about'],
  ['/index.html', 301, '/'],
  ['/old?a=1', 302, '/about?a=1'],
  ['/old/', 302, '/about'],
  ['/index', 301, '/about'],
])('%s redirects with %i to %s', async (path, status, location) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
})

test.each([
  ...['/nowhere', '/about/us', '/404.html', '/404', '/404/', '/assets', '/assets/', '/%zz'],
  ...['/_headers', '/_redirects/', '/%5Fheaders', '/../secret.txt', '/..%2fsecret.txt'],
])('%s answers 404 with the page of the site for missing addresses', async (path) => {
  const { status, body } = await getRaw(path)
  expect(status).toBe(404)
  expect(body).toContain('<title>Not found</title>')
})

test('other methods than GET and HEAD are refused', async () => {
  const answer = await get('/about', 'POST')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

const revalidated = 'public, max-age=0, must-revalidate'

test.each([
  ['/about', 'br', revalidated],
  ['/nowhere', null, revalidated],
  ['/assets/app-1a2b.js', 'br', 'public, max-age=31536000, immutable'],
  ['/assets/photo.png', null, 'public, max-age=31536000, immutable'],
])('%s is sent with the headers of its rules, in the coding %s', async (path, coding, caching) => {
  const { headers } = await get(path)
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('content-encoding')).toBe(coding)
  expect(headers.get('cache-control')).toBe(caching)
})
