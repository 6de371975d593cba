import type { Page } from 'playwright'

/** Lists all text that is unreadable at these viewport widths, with the reasons. */
export async function unreadableAt(
  page: Page,
  widths: number[],
): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const texts = await page.evaluate(findUnreadable)
    found.push(...texts.map((text) => `at ${width} px, ${text}`))
  }
  return found
}

/** Runs in the browser. Finds text that is cut off, covered, outside the page or of zero size. */
function findUnreadable(): string[] {
  const found: string[] = []
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    found.push(`the page is ${scrollWidth} px wide`)
  for (const closed of document.querySelectorAll('details')) closed.open = true

  function isCut(box: DOMRect, part: Element | null): boolean {
    if (!part || part === document.body) return false
    const { overflowX, overflowY } = getComputedStyle(part)
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const cuts = ['hidden', 'clip']
    // The boxes of DOM ranges are taller than the letters, so allow 4 px above and below.
    const isAcross =
      cuts.includes(overflowX) && (box.left < left - 1 || box.right > right + 1)
    const isDown =
      cuts.includes(overflowY) && (box.top < top - 4 || box.bottom > bottom + 4)
    return isAcross || isDown || isCut(box, part.parentElement)
  }

  function problemOf(parent: Element, range: Range): string | undefined {
    const box = range.getBoundingClientRect()
    const [line = box] = range.getClientRects()
    if (line.width < 1 || line.height < 1) return 'no size'
    if (
      !parent.closest('[role=group]') &&
      (box.left < 0 || box.right > clientWidth + 1)
    )
      return 'outside'
    if (isCut(box, parent)) return 'cut off'
    const over = document.elementFromPoint(
      line.x + line.width / 2,
      line.y + line.height / 2,
    )
    const isOnTop =
      (parent.closest('li') ?? parent).contains(over) || over?.contains(parent)
    // Notices are allowed to cover text, because visitors can close them.
    if (isOnTop || over?.closest('[role=alert], [role=status]'))
      return undefined
    return `under ${over?.outerHTML}`
  }

  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (all.nextNode()) {
    const text = all.currentNode as Text
    const parent = text.parentElement
    if (!parent?.closest('header li, main, footer') || text.data.trim() === '')
      continue
    const isHidden = parent.closest(
      // The options of a closed select have no box.
      '.visually-hidden, [aria-hidden], [hidden], [popover], option',
    )
    if (isHidden && !parent.closest(':popover-open')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if (!problemOf(parent, range)) continue
    // Scroll, in case the text is outside the viewport or under the header or the floating button.
    parent.scrollIntoView({
      block: 'center',
      inline: 'center',
      behavior: 'instant',
    })
    const [line = range.getBoundingClientRect()] = range.getClientRects()
    scrollBy({ top: line.y - innerHeight / 2, behavior: 'instant' })
    const problem = problemOf(parent, range)
    if (problem) found.push(`${problem}: ${text.data}`)
  }
  return found
}
