import { expect, type Page } from 'playwright/test'

/**
 * Presses Tab and checks that the focused element has a focus ring (WCAG 2.4.7) and that nothing
 * covers the element (WCAG 2.4.11).
 * @returns the focused element's name, or undefined at the end of the page.
 */
export async function nextStop(page: Page): Promise<string | undefined> {
  await page.keyboard.press('Tab')
  const focused = await page.evaluate(inspectFocus)
  if (!focused) return undefined
  const { name, hasRing, cover } = focused
  expect(hasRing, `focus ring of "${name}"`).toBe(true)
  expect(cover, `over "${name}"`).toBeUndefined()
  return name
}

export async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses++) {
    if ((await nextStop(page)) === name) return
  }
  throw new Error(`Tab never reached "${name}"`)
}

/**
 * Runs in the browser. Returns undefined if nothing has the focus. `cover` is the HTML of an element
 * that covers the focused one.
 */
function inspectFocus() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body)
    return undefined
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement
  const label = isField && element.labels?.[0]?.innerText
  const name = label || element.ariaLabel || element.innerText
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  // A link on two lines has two boxes, between which is other text.
  const [firstLine = new DOMRect()] = element.getClientRects()
  const { x, y, width, height } = firstLine
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
  const isUncovered =
    onTop && (element.contains(onTop) || onTop.contains(element))
  return {
    name: name.trim(),
    hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    cover: isUncovered
      ? undefined
      : (onTop?.outerHTML ?? 'the edge of the viewport'),
  }
}
