import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { readSiteRules } from '../../scripts/local/netlify/static-site.ts'
import { contact } from '../../src/content/contact.ts'
import { home } from '../../src/content/home.ts'
import { growLists } from '../support/grow-lists.ts'
import { copySite, expectReadable, openCopy } from '../support/site-copy.ts'

const counter = `(() => {
  const { src, dataset } = document.currentScript
  const count = () => {
    fetch(new URL('/event', src), { method: 'POST', mode: 'no-cors' })
    new Image().src = new URL('/' + dataset.domain + location.pathname, src)
  }
  const { pushState } = history
  history.pushState = function (...state) { pushState.apply(this, state); count() }
  addEventListener('popstate', count)
  count()
})()`
const counted: string[] = []
const stats = await listenLocally(0, ({ method, url }, response) => {
  const isScript = url === '/js/script.js'
  if (!isScript) counted.push(`${method} ${url}`)
  const type = isScript ? 'text/javascript' : 'image/svg+xml'
  response.writeHead(200, { 'content-type': type }).end(counter)
})
afterAll(stats.close)

const icon = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Created with a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg
   xmlns="http://www.w3.org/2000/svg" width="64mm" height="64mm" viewBox="0 0 64 64" version="1.1">
  <style type="text/css">.st0{fill:#00aa55;}</style>
  <path class="st0" d="M0 0h64v64H0z" />
</svg>
`

const copy = copySite(afterAll)
const verification = 'google-site-verification: google12ab.html'
copy.write('public/google12ab.html', verification)
const robots = 'User-agent: GPTBot\nDisallow: /\n'
copy.write('public/robots.txt', robots)
copy.write('public/.well-known/apple-app-site-association', '{}')
copy.write('public/terms of use.html', '<h1>Terms</h1>')
const rules = [
  // `npm start` can't try rules for other domains and for visitors with a role.
  'https://a/* / 301!',
  '/* / 302! Role=a',
  '/old/* /:splat',
  '/gone /robots.txt 410',
  '/shop item=:id /:id 301',
  '/* / 302',
]
copy.write('public/_redirects', rules.join('\n'))
copy.write('public/favicon.svg', icon)
copy.write(
  'src/content/logo.png',
  await sharp({
    create: { width: 200, height: 200, channels: 4, background: '#aa00557f' },
  })
    .png()
    .toBuffer(),
)
// The build ignores a photo that no content file refers to, even if the photo is unreadable.
copy.write('src/content/photos/50% off?.png', '')
// On some disks, macOS creates an extra file, such as `._home.ts`, beside each file.
for (const folder of ['src/content', 'netlify/functions'])
  copy.write(`${folder}/._home.ts`, '\0')
// In file names, macOS writes `ë` as an `e` and a separate accent.
copy.edit(
  'src/site.ts',
  `name: 'Harbourline'`,
  `name: 'Ţară Łódź Zoe\u0308 Ελλάδα Њива 日本 Northbridgeimport'`,
)
const [, example = ''] =
  /```ts\n([\s\S]*?)```/.exec(copy.read('docs/analytics.md')) ?? []
copy.edit(
  'src/site.ts',
  'analytics: null,\n',
  example.replaceAll('https://plausible.io', stats.origin),
)
growLists(copy, -1)
const emptied = ['faq.questions', 'caseWins.wins', 'pricing.plans']
const calls = emptied.map((list) => `home.${list}.splice(0)\n`)
copy.write(
  'src/content/home.ts',
  copy.read('src/content/home.ts') + calls.join(''),
)
const file = 'src/content/contact.ts'
copy.write(file, `${copy.read(file)}contact.next.steps.splice(0)\n`)
const { status, output } = copy.run('scripts/build.ts')
expect(status, output).toBe(0)
const page = await openCopy(copy)
const read = (file: string) => copy.read(`dist/client/${file}`)

it.each([
  ['/google12ab.html', 200, verification],
  ['/terms%20of%20use.html', 200, '<h1>Terms</h1>'],
  ['/robots.txt', 200, robots],
  ['/.well-known/apple-app-site-association', 200, '{}'],
  ['/old/%E6%97%A5?a=b', 301, '/%E6%97%A5?a=b'],
  ['/gone', 410, robots],
  ['/shop', 302, '/'],
])('%s has status %i', async (path, status, content) => {
  const response = await page.request.get(path, { maxRedirects: 0 })
  const received = response.headers().location ?? (await response.text())
  expect([response.status(), received]).toEqual([status, content])
})

it('the local server reports the redirects that only Netlify applies', async () => {
  const folder = join(copy.folder, 'dist/client')
  const netlifyToml = join(copy.folder, 'netlify.toml')
  const { untested } = await readSiteRules(folder, netlifyToml)
  // These rules have a host, a role and a query.
  expect(untested.map(({ path }) => path)).toEqual(['/*', '/*', '/shop'])
})

it('analytics counts each page once, after the first paint, and violates no policy', async () => {
  const problems: string[] = []
  page.on(
    'console',
    (message) => message.type() === 'error' && problems.push(message.text()),
  )
  await page.goto('/')
  expect(await page.locator('head script[src], head template').count()).toBe(0)
  await expect.poll(() => counted).toHaveLength(2)
  await page.waitForFunction(() =>
    document.querySelector('header [aria-expanded]'),
  )
  await page.locator('main a[href="/contact"]').first().click()
  await page.waitForFunction(() => location.pathname === '/contact')
  await page.goBack()
  await expect.poll(() => counted).toHaveLength(6)
  const pages = ['/', '/', '/contact'].map(
    (path) => `GET /www.example.com${path}`,
  )
  expect([...counted].sort()).toEqual([
    ...pages,
    ...Array(3).fill('POST /event'),
  ])
  expect(problems).toEqual([])
  expect(read('privacy-policy.html')).toContain(new URL(stats.origin).host)
  expect(read('privacy-policy.html')).not.toContain('Today we use none')
})

it('the header has the logo and, because the logo is square, the name', async () => {
  await page.goto('/')
  const link = page.locator('header a').first()
  expect(await link.textContent()).toBe(
    await page.locator('[data-name]').getAttribute('data-name'),
  )
  const loaded = link
    .locator('img')
    .evaluate((img: HTMLImageElement) => img.naturalHeight)
  expect(await loaded).toBe(128)
})

it('the name beside the logo covers no link', async () => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/')
  const link = page.locator('header nav a').first()
  const isMenuOpen = await link.isVisible()
  const end = await page
    .locator('header a')
    .first()
    .evaluate((logo) => logo.lastElementChild?.getBoundingClientRect().right)
  const start = isMenuOpen ? (await link.boundingBox())?.x : 1280
  expect(end).toBeLessThan(start ?? 0)
})

it('a square logo and a short name leave room for the menu in wide windows', async () => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    // The company's name in this test is long.
    await page.locator('[data-name]').evaluate((words: HTMLElement) => {
      words.dataset.name = 'Harbourline'
    })
    const link = page.locator('header nav a').first()
    expect(await link.isVisible(), String(width)).toBe(true)
  }
})

it('the footer breaks no word of the name', async () => {
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    const name = page.locator('footer span span').last()
    await name.scrollIntoViewIfNeeded()
    const lines = await name.evaluate(({ firstChild }) => {
      const text = firstChild as Text
      const word = document.createRange()
      word.setStart(text, text.data.lastIndexOf(' ') + 1)
      word.setEnd(text, text.length)
      return word.getClientRects().length
    })
    expect.soft(lines, `${width} px`).toBe(1)
  }
})

it('icons have the colours of an icon in public/, and previews of a new brand have new addresses', async () => {
  const picture = sharp(join(copy.folder, 'dist/client/apple-touch-icon.png'))
  const pixel = picture
    .extract({ left: 90, top: 90, width: 1, height: 1 })
    .removeAlpha()
  expect((await pixel.raw().toBuffer()).toString('hex')).toBe('00aa55')
  // Browsers also accept a PNG under this name, but Bing reportedly doesn't (sesh/ready#17).
  expect(read('favicon.ico').slice(0, 4)).toBe('\0\0\x01\0')
  expect(output).toContain(
    'Warning: no font has 日 本. The link previews omit them.',
  )
  const [preview = ''] =
    /sharing\/home-\w{8}\.png/.exec(read('index.html')) ?? []
  expect(globSync(`dist/client/${preview}`, { cwd: copy.folder })).toHaveLength(
    1,
  )
  expect(readFileSync('dist/client/index.html', 'utf8')).not.toContain(preview)
})

it('the site shows every list in full after it loses an entry, and no emptied section', async () => {
  await expectReadable(copy, page)
  const html = read('index.html') + read('contact.html')
  const { faq, caseWins, pricing, whatWeDo } = home
  expect(html).toContain(`${whatWeDo.heading}</h2>`)
  const hidden = [faq, caseWins, pricing, contact.next]
  for (const { heading } of hidden)
    expect(html).not.toContain(`${heading}</h2>`)
})
