import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { expect } from 'vitest'
import { chromiumOptions } from '../../scripts/browsers.ts'
import type { Text as SiteText } from '../../scripts/build/content-texts.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { createStaticSite } from '../../scripts/local/netlify/static-site.ts'
import type { SiteCopy } from './site-copy.ts'
import { everyPath } from './visit.ts'

/** Serves a built copy like Netlify. @returns a browser page with the copy's base URL. */
export async function openCopy(
  { folder }: SiteCopy,
  whenDone: (close: () => Promise<void>) => void,
): Promise<Page> {
  const handle = await createStaticSite(join(folder, 'dist/client'), join(folder, 'netlify.toml'))
  const server = await listenLocally(0, handle)
  const browser = await chromium.launch(chromiumOptions)
  whenDone(async () => {
    await browser.close()
    await server.close()
  })
  return browser.newPage({ reducedMotion: 'reduce', baseURL: server.origin })
}

/** Finds texts that have no size, are cut off, extend beyond the page or are covered. */
function findUnreadable(): string[] {
  const found: string[] = []
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`)
  for (const closed of document.querySelectorAll('details')) closed.open = true

  function problemOf(text: Text, parent: Element): string | undefined {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    // Phones show only part of one drawing. Its lists have a fixed length, so they never grow.
    if (right < innerWidth && left < 0 && parent.closest('svg')) return undefined
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
    if (line.width < 1 || line.height < 1) return 'no size'
    if (left < 0 || right > clientWidth + 1) return 'outside'
    if (isCut(parent)) return 'cut off'
    const over = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2)
    const isOnTop = (parent.closest('li') ?? parent).contains(over) || over?.contains(parent)
    return isOnTop ? undefined : `under ${over?.outerHTML}`
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const parent = text.parentElement
    if (!parent?.closest('header li, main, footer') || text.data.trim() === '') continue
    const isHidden = parent.closest('.visually-hidden, [aria-hidden], [hidden], [popover]')
    if (isHidden && !parent.closest(':popover-open')) continue
    if (!problemOf(text, parent)) continue
    // The text may be outside the viewport, or under the header or the floating button.
    parent.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const problem = problemOf(text, parent)
    if (problem) found.push(`${problem}: ${text.data}`)
  }
  return found
}

/** Checks every text of a copy at five widths, and that each added entry is on a page. */
export async function expectReadable(copy: SiteCopy, page: Page, paths = everyPath) {
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
  const code = `import { readTexts } from './scripts/build/content-texts.ts'
                console.info(JSON.stringify(await readTexts()))`
  const texts: SiteText[] = JSON.parse(copy.run('--input-type=module', '-e', code).output)
  const lost = texts.filter(({ text }) => / extra \d$/.test(text) && !shown.includes(text))
  expect.soft(lost, 'entries that no page shows').toEqual([])
}
