import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readPageContent } from '../../scripts/publish/content-texts.ts'
import { routes } from '../../src/routes.ts'
import { copySite, openCopy } from '../support/site-copy.ts'

/** Counts page views as analytics scripts do. */
const counter = `
const count = () => {
  // Browsers don't request the same picture twice, so each address has the time.
  const address = '/favicon.ico?time=' + performance.now() + '&counted='
  new Image().src = address + location.pathname
}
const { pushState } = history
history.pushState = function (...state) { pushState.apply(this, state); count() }
count()
`

// One copy with all the edits, because builds are slow.
const copy = copySite(afterAll)

const isNamed = (section: unknown): section is { heading: string } =>
  typeof section === 'object' && 'heading' in Object(section)

/** Hides every section of a page: by an empty heading or, if it has lists, by empty lists. */
const hideSections = `
const parts = Object.entries(Object.values(all).find((value) => value.head))
for (const [index, [name, section]] of parts.entries()) {
  if (name === 'hero' || !section?.heading) continue
  const lists = Object.values(section).filter(Array.isArray)
  for (const list of lists) if (index % 2 === 0) list.splice(0)
  if (lists.length === 0 || index % 2 === 1) section.heading = ''
}
`
const hidden = new Map<string, string[]>()
for (const { path, page } of routes) {
  const { hero, ...sections } = await readPageContent(page)
  const headings = Object.values<unknown>(sections).filter(isNamed)
  hidden.set(
    path,
    headings.map(({ heading }) => heading),
  )
  const file = `src/content/${page}.ts`
  const names = [...copy.read(file).matchAll(/^export const (\w+) = {$/gm)]
  const all = `const all = { ${names.map(([, name]) => name).join(', ')} }\n`
  copy.write(file, `// @ts-nocheck\n${copy.read(file)}\n${all}${hideSections}`)
}

copy.edit('src/content/example-order.ts', `currency: 'US$'`, `currency: '€'`)
copy.edit('src/content/example-order.ts', `to: 'Toronto'`, `to: 'Hamburg'`)
copy.edit('src/site.ts', `language: 'en-CA'`, `language: 'en-GB'`)
copy.write('public/count.js', counter)
copy.edit(
  'src/site.ts',
  'analytics: null',
  `analytics: { script: '/count.js', origins: [] }`,
)
copy.edit('src/site.ts', 'frames: []', `frames: ['https://calendly.com']`)
copy.edit(
  'src/pages/about/Page.tsx',
  '<ClosingBand',
  '<iframe title="Book a call" src="https://calendly.com/me" /><ClosingBand',
)
copy.edit(
  'src/routes.ts',
  "path: '/about', page: 'about'",
  "path: '/guides/about', page: 'about'",
)
for (const file of globSync('src/content/*.ts', { cwd: copy.folder })) {
  const links = copy
    .read(file)
    .replaceAll(/'\/about(?=['#])/g, "'/guides/about")
  copy.write(file, links)
}
const { status, output } = copy.run('scripts/build.ts')
expect(status, output).toBe(0)
const page = await openCopy(copy)
const built = globSync('dist/client/**/*.{html,js}', { cwd: copy.folder })

it('a section leaves its page if its heading or its lists are empty', () => {
  for (const [path, headings] of hidden) {
    const name =
      path === '/' ? '/index' : path.replace('/about', '/guides/about')
    const html = copy.read(`dist/client${name}.html`)
    const shown = [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)]
    const texts = shown.map(([, text]) => text)
    for (const heading of headings) {
      expect(texts, `${path}: ${heading}`).not.toContain(heading)
    }
    expect(html).toMatch(/<h1/)
    expect(texts, `${path} has no empty heading`).not.toContain('')
  }
})

it('a new currency and destination of the example order are on every page', () => {
  // The scripts of worksheets know other currencies too, because visitors may have quotes in them.
  for (const file of built.filter((name) => name.endsWith('.html'))) {
    expect(copy.read(file), file).not.toMatch(/US\$|Toronto/)
  }
  expect(copy.read('dist/client/index.html')).toMatch(/€[\d.]+/)
})

it('the language is in each page, its preview, and the page for a refused form', () => {
  for (const file of built.filter((name) => name.endsWith('.html'))) {
    expect(copy.read(file), file).toContain('<html lang="en-GB">')
    expect(copy.read(file), file).toContain('content="en_GB"')
  }
  const code = globSync('dist/**/*.{html,js,mjs}', { cwd: copy.folder })
  for (const file of code) {
    expect(copy.read(file), file).not.toMatch(/\ben[-_]CA\b/)
  }
})

it('a frame from an allowed origin is shown, and the policy page names the company', async () => {
  const blocked: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') blocked.push(message.text())
  })
  await page.route('https://calendly.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Choose a day</p>' }),
  )
  await page.goto('/guides/about')
  const frame = page.frameLocator('iframe')
  await expect.poll(() => frame.locator('p').count()).toBe(1)
  expect(blocked).toEqual([])
  const policy = copy.read('dist/client/privacy-policy.html')
  expect(policy).toContain('content from calendly.com')
  expect(policy).not.toContain('sends nothing to third parties')
})

it('a page at an address with two parts loads all its files', async () => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  await page.goto('/guides/about')
  await page.waitForFunction(() =>
    document.querySelector('header [aria-expanded]'),
  )
  expect(failed).toEqual([])
  const html = copy.read('dist/client/guides/about.html')
  expect(html).toContain('<script type="module">')
  expect(html).toContain('<style>')
  const sitemap = readFileSync(
    join(copy.folder, 'dist/client/sitemap.xml'),
    'utf8',
  )
  expect(sitemap).toContain('/guides/about<')
})

it('analytics counts a page at an address with two parts', async () => {
  const withTime = { timeout: 60_000 }
  const counted: (string | null)[] = []
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url())
    if (searchParams.has('counted')) counted.push(searchParams.get('counted'))
  })
  await page.goto('/guides/about')
  await expect.poll(() => counted, withTime).toEqual(['/guides/about'])
  await page.waitForFunction(() =>
    document.querySelector('header [aria-expanded]'),
  )
  await page.locator('main a[href="/contact"]').first().click()
  await expect
    .poll(() => counted, withTime)
    .toEqual(['/guides/about', '/contact'])
  await page.locator('footer a[href="/guides/about"]').first().click()
  await expect
    .poll(() => counted, withTime)
    .toEqual(['/guides/about', '/contact', '/guides/about'])
})
