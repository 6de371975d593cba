import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalServer, listenLocally } from '../../netlify/local/listen-locally.ts'
import { createStaticSite } from '../../netlify/local/netlify/static-site.ts'

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
    'assets/app-1a2b.js': 'export const a = 1',
    'assets/photo.png': 'not really',
    _headers: `/*
  X-Frame-Options: DENY
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
    _redirects: `/old /about 302
/blog/* /about?post=:splat 301
/item/:id /about?item=:id 301
/about /nowhere 301
/index /about 301!
`,
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  server = await listenLocally(0, await createStaticSite(folder))
})

afterAll(async () => {
  await server.close()
  await rm(parent, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(server.origin + path, { method, headers, redirect: 'manual' })
}

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?utm_source=mail', 'About'],
    ['/%61bout', 'About'],
  ])('is served at %s', async (path, title) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(await answer.text()).toContain(`<title>${title}</title>`)
  })

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about.html?a=1&b=2', '/about?a=1&b=2'],
    ['/index.html', '/'],
  ])('has one address: %s leads to %s', async (path, location) => {
    const answer = await get(path)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(location)
  })

  test.each(['/nowhere', '/about/us', '/404.html', '/404', '/assets', '/%zz', '/secret.txt'])(
    'that does not exist (%s) is the site’s own, with status 404',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('<title>Not found</title>')
    },
  )
})

describe('what is not for visitors', () => {
  test.each([
    '/_headers',
    '/_redirects',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
  ])('%s is 404', async (path) => {
    // fetch() would resolve the dots before it sends them.
    const answer = await new Promise<{ status: number | undefined; body: string }>((resolve) => {
      request(server.origin, { path }, async (response) =>
        resolve({ status: response.statusCode, body: await text(response) }),
      ).end()
    })
    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain('secret')
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is 405', async (method) => {
    const answer = await get('/about', {}, method)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('headers', () => {
  test('come from the _headers file, also with a 404', async () => {
    for (const path of ['/', '/about', '/assets/app-1a2b.js', '/nowhere']) {
      expect((await get(path)).headers.get('x-frame-options')).toBe('DENY')
    }
  })

  test('let browsers keep assets, and pages only after asking', async () => {
    const asset = await get('/assets/app-1a2b.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const page = await get('/about')
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('say that an unchanged page is unchanged', async () => {
    const first = await get('/about')
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/about', { 'if-none-match': `"other", ${etag}` })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200)

    const missing = (await get('/nowhere')).headers.get('etag') ?? ''
    expect((await get('/nowhere', { 'if-none-match': missing })).status).toBe(404)
  })

  test('are all that HEAD gets', async () => {
    const answer = await get('/about', {}, 'HEAD')
    expect(answer.status).toBe(200)
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await answer.text()).toBe('')
  })
})

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('for a browser that accepts “%s” is %s', async (accepted, encoding, decode) => {
    const headers = { 'accept-encoding': accepted }
    const answer = await new Promise<{ encoding?: string; vary?: string; body: Buffer }>(
      (resolve) => {
        request(`${server.origin}/about`, { headers }, async (response) => {
          const body = Buffer.concat(await response.toArray())
          const { 'content-encoding': encoding, vary } = response.headers
          resolve({ body, ...(encoding && { encoding }), ...(vary && { vary }) })
        }).end()
      },
    )
    expect(answer.encoding).toBe(encoding)
    expect(answer.vary).toBe('Accept-Encoding')
    expect(decode(answer.body).toString()).toBe(about)
  })

  test('leaves pictures alone', async () => {
    const answer = await get('/assets/photo.png', { 'accept-encoding': 'br, gzip' })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('content-type')).toBe('image/png')
  })
})

describe('the _redirects file', () => {
  test.each([
    ['/old', 302, '/about'],
    ['/old?a=1', 302, '/about?a=1'],
    ['/blog/2025/tips', 301, '/about?post=2025/tips'],
    ['/item/7', 301, '/about?item=7'],
    ['/index', 301, '/about'],
  ])('sends %s on with %i to %s', async (path, status, location) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('location')).toBe(location)
  })

  test('does not hide a page that exists', async () => {
    expect((await get('/about')).status).toBe(200)
  })
})
