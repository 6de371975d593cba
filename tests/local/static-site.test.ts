import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalServer, listenLocally } from '../../netlify/local/listen-locally.ts'
import { compressFiles, createStaticSite } from '../../netlify/local/netlify/static-site.ts'

const about = `<!doctype html><title>About</title>${'<p>About us</p>'.repeat(100)}`

let parent: string
let server: LocalServer

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(parent, 'secret.txt'), 'secret')
  const folder = join(parent, 'client')
  await mkdir(join(folder, 'assets'), { recursive: true })
  const files = {
    'index.html': '<!doctype html><title>Home</title>',
    'about.html': about,
    '404.html': '<!doctype html><title>Not found</title>',
    'llms.txt': 'Zoë',
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
  await compressFiles(folder)
  server = await listenLocally(0, await createStaticSite(folder))
})

afterAll(async () => {
  await server.close()
  await rm(parent, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(server.origin + path, { method, headers, redirect: 'manual' })
}

/** Sends the path as it is; fetch() would resolve its dots and decode the answer. */
async function getRaw(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; encoding?: string; body: Buffer }>((resolve) => {
    request(server.origin, { path, headers }, async (response) => {
      const { statusCode: status = 0, headers } = response
      const encoding = headers['content-encoding'] ?? 'none'
      resolve({ status, encoding, body: await buffer(response) })
    }).end()
  })
}

test.each([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/about?utm_source=mail', 'About'],
  ['/%61bout', 'About'],
])('a page is served at %s', async (path, title) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i)
  expect(await answer.text()).toContain(`<title>${title}</title>`)
})

test.each([
  ['/about/', 301, '/about'],
  ['/about.html?a=1&b=?', 301, '/about?a=1&b=?'],
  ['/about/index.html', 301, '/about'],
  ['/index.html', 301, '/'],
  ['/old?a=1', 302, '/about?a=1'],
  ['/old/', 302, '/about'],
  ['/index', 301, '/about'],
])('%s leads with %i to %s', async (path, status, location) => {
  const answer = await get(path)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('location')).toBe(location)
})

test.each([
  ...['/nowhere', '/about/us', '/404.html', '/404', '/404/', '/assets', '/assets/', '/%zz'],
  ...['/_headers', '/_redirects/', '/%5Fheaders', '/secret.txt'],
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt'],
])('%s is the site’s own page for what is missing, with status 404', async (path) => {
  const { status, body } = await getRaw(path)
  expect(status).toBe(404)
  expect(`${body}`).toContain('<title>Not found</title>')
})

test('nothing is written to the site', async () => {
  const answer = await get('/about', {}, 'POST')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

describe('headers', () => {
  test('come from the _headers file, also with a 404', async () => {
    for (const path of ['/', '/about', '/assets/app-1a2b.js', '/nowhere']) {
      expect((await get(path)).headers.get('x-frame-options')).toBe('DENY')
    }
  })

  test('let browsers keep assets, and pages only after asking', async () => {
    const cached = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await cached('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/about', '/nowhere']) {
      expect(await cached(path)).toBe('public, max-age=0, must-revalidate')
    }
  })

  test('say that an unchanged page is unchanged, and name the encoding of text', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? ''
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get('/llms.txt')).headers.get('content-type')).toMatch(/charset=UTF-8$/)
  })

  test.each([
    ['/about', 200],
    ['/nowhere', 404],
  ])('are all that HEAD gets (%s)', async (path, status) => {
    const answer = await get(path, {}, 'HEAD')
    expect(answer.status).toBe(status)
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await answer.text()).toBe('')
  })
})

test('text is compressed for browsers that accept it, and pictures are not', async () => {
  const asBrowser = { 'accept-encoding': 'gzip, deflate, br' }
  const page = await getRaw('/about', asBrowser)
  expect(page.encoding).toBe('br')
  expect(`${brotliDecompressSync(page.body)}`).toBe(about)
  expect((await getRaw('/about')).body.toString()).toBe(about)
  expect((await getRaw('/assets/photo.png', asBrowser)).encoding).toBe('none')
})
