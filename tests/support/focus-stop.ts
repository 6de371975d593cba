import { expect, type Page } from 'playwright/test'

/**
 * Presses Tab and checks that the focused element has a focus ring (WCAG 2.4.7) and that nothing
 * covers the element (WCAG 2.4.11).
 * @returns the focused element's name, or undefined at the end of the page.
 */
export async function nextStop(page: Page): Promise<string | undefined> {
  await page.keyboard.press('Tab')
  const stop = await page.evaluate(inspectFocus)
  if (!stop) return undefined
  expect(stop.hasRing, `focus ring of "${stop.name}"`).toBe(true)
  // If the element's section had not been drawn before (`content-visibility`), Chromium scrolls to
  // it again in the next frame.
  const coverNow = async () => (await page.evaluate(inspectFocus))?.cover
  await expect.poll(coverNow, `over "${stop.name}"`).toBeUndefined()
  return stop.name
}

export async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses++) {
    if ((await nextStop(page)) === name) return
  }
  throw new Error(`Tab never reached "${name}"`)
}

/** Runs in the browser. `cover` is the HTML of an element that covers the focused one. */
function inspectFocus() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body)
    return undefined
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement
  const label = isField && element.labels?.[0]?.innerText
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const [{ x, y, width, height } = new DOMRect()] = element.getClientRects()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  const isVisible = hit && (element.contains(hit) || hit.contains(element))
  return {
    name: (label || element.ariaLabel || element.innerText).trim(),
    hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    cover: isVisible
      ? undefined
      : (hit?.outerHTML ?? 'the edge of the viewport'),
  }
}
