import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { chromiumOptions } from '../../scripts/browsers.ts'
import type { Text as SiteText } from '../../scripts/build/content-texts.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { createStaticSite } from '../../scripts/local/netlify/static-site.ts'
import { growLists } from '../support/grow-lists.ts'
import { copySite, type SiteCopy } from '../support/site-copy.ts'
import { everyPath } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions)
})
afterAll(() => browser.close())

/** Builds a copy and serves it like Netlify. @returns a browser page with the copy's base URL. */
async function serve(copy: SiteCopy): Promise<Page> {
  const { status, output } = copy.run('scripts/build.ts')
  expect(status, output).toBe(0)
  const folder = join(copy.folder, 'dist/client')
  const handle = await createStaticSite(folder, join(copy.folder, 'netlify.toml'))
  const server = await listenLocally(0, handle)
  const page = await browser.newPage({ reducedMotion: 'reduce', baseURL: server.origin })
  onTestFinished(async () => {
    await page.close()
    await server.close()
  })
  return page
}

/** Finds texts that have no size, are cut off, extend beyond the page or are covered. */
function findUnreadable(): string[] {
  const found: string[] = []
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`)
  for (const closed of document.querySelectorAll('details')) closed.open = true
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const parent = text.parentElement
    if (!parent?.closest('header li, main, footer') || text.data.trim() === '') continue
    const isHidden = parent.closest('.visually-hidden, [aria-hidden], [hidden], [popover]')
    if (isHidden && !parent.closest(':popover-open')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    // Scroll text away from the viewport's edges, where the header or button may cover it.
    const { y, x } = parent.getBoundingClientRect()
    if (y < 100 || y > innerHeight / 2 || x < 0 || x > clientWidth / 2) {
      parent.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    }
    const { left, right, top, bottom } = range.getBoundingClientRect()
    // Phones show only part of one drawing. Its lists have a fixed length, so they never grow.
    if (right < innerWidth && left < 0 && parent.closest('svg')) continue
    const isCut = (part: Element | null): boolean => {
      if (!part || part === document.body) return false
      const { overflowX, overflowY } = getComputedStyle(part)
      const box = part.getBoundingClientRect()
      // A range measures line boxes, which are taller than the letters.
      const isAcross = overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)
      const isDown = overflowY !== 'visible' && (top < box.top - 4 || bottom > box.bottom + 4)
      return isAcross || isDown || isCut(part.parentElement)
    }
    const [line = range.getBoundingClientRect()] = range.getClientRects()
    const over = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2)
    if (line.width < 1 || line.height < 1) found.push(`no size: ${text.data}`)
    else if (left < 0 || right > clientWidth + 1) found.push(`outside: ${text.data}`)
    else if (isCut(parent)) found.push(`cut off: ${text.data}`)
    else if (!(parent.closest('li') ?? parent).contains(over) && !over?.contains(parent)) {
      found.push(`under ${over?.outerHTML}: ${text.data}`)
    }
  }
  return found
}

async function expectReadable(copy: SiteCopy, page: Page, paths = everyPath): Promise<void> {
  let shown = ''
  for (const path of paths) {
    await page.goto(path)
    shown += await page.evaluate(() => document.body.textContent)
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const unreadable = await page.evaluate(findUnreadable)
      expect.soft(unreadable, `${path} at ${width} px`).toEqual([])
    }
  }
  const module = join(copy.folder, 'scripts/build/content-texts.ts')
  const texts: SiteText[] = await (await import(pathToFileURL(module).href)).readTexts()
  const lost = texts.filter(
    ({ text }) => / extra \d$/.test(text) && !shown.includes(text.split('{email}').at(-1) ?? ''),
  )
  expect.soft(lost, 'entries that no page shows').toEqual([])
}

function codeUnder(heading: string): string[] {
  const [, section = ''] = readFileSync('README.md', 'utf8').split(`\n## ${heading}\n`)
  const blocks = section.split('\n## ')[0]?.matchAll(/^( *)```\w+\n([\s\S]*?)^ *```$/gm) ?? []
  return [...blocks].map(([, indent, code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
}

it('shows longer lists, a new page, a renamed page and a changed retention period', async () => {
  const copy = copySite()
  const [words = '', code = '', line = ''] = codeUnder('Add a page')
  copy.write('src/content/gift-boxes.ts', words)
  copy.write('src/pages/gift-boxes/Page.tsx', code)
  copy.edit('src/pages/gift-boxes/Page.tsx', /^/, "import { useState } from 'react'\n")
  copy.edit(
    'src/pages/gift-boxes/Page.tsx',
    'return <PageHero {...giftBoxes.hero} />',
    `const [boxes, setBoxes] = useState(1)
  return (
    <>
      <PageHero {...giftBoxes.hero} />
      <button type="button" onClick={() => setBoxes(boxes + 1)}>{boxes} in all</button>
    </>
  )`,
  )
  copy.edit('src/routes.ts', /(?= {2}\{ path: '\/about')/, line)
  copy.edit('src/content/privacy-policy.ts', 'retentionMonths = 24', 'retentionMonths = 18')

  copy.edit('src/routes.ts', "path: '/about'", "path: '/about-us'")
  const links = copy.run('scripts/build.ts', '--check')
  expect(links.status).toBe(1)
  const linking = [...links.output.matchAll(/^(src\S+): .* leads to \/about, which isn't a page/gm)]
  expect(new Set(linking.map(([, file]) => file)).size).toBe(2)
  for (const [, file = ''] of linking) {
    copy.write(file, copy.read(file).replaceAll("'/about'", "'/about-us'"))
  }
  const [rule = ''] = codeUnder('Rename or remove a page')
  const redirect = rule.replace('/gift-boxes', '/about').replace('/gift-sets', '/about-us')
  copy.write('netlify.toml', `${copy.read('netlify.toml')}\n${redirect}`)

  growLists(copy, 1)
  const page = await serve(copy)
  const paths = everyPath.map((path) => path.replace(/^\/about$/, '/about-us'))
  await expectReadable(copy, page, [...paths, '/gift-boxes'])

  await page.goto('/gift-boxes')
  const control = page.getByRole('button', { name: 'in all' })
  await page.waitForFunction(() => document.querySelector('header [aria-expanded]'))
  await control.click()
  expect(await control.textContent()).toBe('2 in all')
  await page.setViewportSize({ width: 1280, height: 900 })
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  expect(await menu.count()).toBe(7)
  expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false)

  const moved = await page.request.get('/about', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/about-us'])
  for (const file of globSync('**/*.{html,js,xml}', { cwd: join(copy.folder, 'dist/client') })) {
    expect(copy.read(`dist/client/${file}`), file).not.toMatch(/\/about["'`<]/)
  }
  const policy = copy.read('dist/client/privacy-policy.html')
  expect(new Set(policy.match(/\d+ months/g))).toEqual(new Set(['18 months']))
})

it.each([2, -1])('shows every list in full after its length changes by %d', async (by) => {
  const copy = copySite()
  growLists(copy, by)
  await expectReadable(copy, await serve(copy))
})

it('after a page is removed, the build reports leftover links, folders and files', () => {
  const copy = copySite()
  const build = () => copy.run('scripts/build.ts').output
  copy.edit('src/routes.ts', /.*'\/tiktok-shop'.*\n/, '')
  const output = build()
  expect(output).toMatch(/src\/content\/shell\.ts: .* leads to \/tiktok-shop, which isn't a page/)
  expect(output).toContain('src/pages/tiktok-shop has no line in src/routes.ts')
  rmSync(join(copy.folder, 'src/pages/tiktok-shop'), { recursive: true })
  expect(build()).toContain('src/content/tiktok-shop.ts is used by no page')
  copy.edit('src/routes.ts', /(?= {2}\{ path: '\/about')/, `{ path: '/gifts', page: 'gifts' },\n`)
  expect(build()).toContain('src/pages/gifts/Page.tsx is missing')
})

it('after the retention period changes, a test reports the guides that are out of date', () => {
  const copy = copySite()
  const [, migration = ''] = /```sql\n([\s\S]*?)```/.exec(copy.read('docs/operate.md')) ?? []
  copy.edit('src/content/privacy-policy.ts', 'retentionMonths = 24', 'retentionMonths = 18')
  copy.write('netlify/database/migrations/0002_retention.sql', migration.replace('24', '18'))
  const test = ['tests/function/sweep.test.ts', '-t', 'how long']
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'function']
  const { output } = copy.run(...vitest, ...test)
  for (const file of ['docs/operate.md', 'docs/capacity.md']) {
    expect(output).toContain(`AssertionError: ${file}: `)
  }
  expect(output).not.toContain('AssertionError: The database keeps another period')
})
