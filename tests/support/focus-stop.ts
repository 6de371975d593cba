import { expect, type Page } from 'playwright/test'

/**
 * Presses Tab and checks that the focus is visible: the focus ring has sufficient contrast (WCAG
 * 2.4.13 and 1.4.11), and nothing covers the focused element (WCAG 2.4.11).
 *
 * @returns the focused element's name, or undefined at the end of the page.
 */
export async function nextStop(page: Page): Promise<string | undefined> {
  await page.keyboard.press('Tab')
  const stop = await page.evaluate(inspectFocus)
  if (!stop) return undefined
  expect(stop.contrast, `focus ring of "${stop.name}"`).toBeGreaterThanOrEqual(3)
  expect(stop.covers, `over "${stop.name}"`).toEqual([])
  return stop.name
}

export async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses++) {
    if ((await nextStop(page)) === name) return
  }
  throw new Error(`Tab never reached "${name}"`)
}

/**
 * Runs in the browser.
 *
 * @returns the focused element's name, the contrast of its focus ring (0 if there is no ring), and
 *   the HTML of any elements that cover the focused element; undefined at the end of the page.
 */
function inspectFocus() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  const label = isField && element.labels?.[0]?.innerText

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const luminance = (color: string) => {
    if (!canvas) return 0
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ring = getComputedStyle(element)
  let around = ring.outlineOffset.startsWith('-') ? element : element.parentElement
  while (around && getComputedStyle(around).backgroundColor === 'rgba(0, 0, 0, 0)') {
    around = around.parentElement
  }
  const colours = [ring.outlineColor, getComputedStyle(around ?? document.body).backgroundColor]
  const [dark = 0, bright = 0] = colours.map(luminance).sort((a, b) => a - b)
  const isDrawn = ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2

  const covers = new Set<string>()
  for (const { left, top, width, height } of element.getClientRects()) {
    for (const share of [0.1, 0.5, 0.9]) {
      const hit = document.elementFromPoint(left + share * width, top + share * height)
      const isOwn = hit && (element.contains(hit) || hit.contains(element))
      if (!isOwn) covers.add(hit ? hit.outerHTML.slice(0, 80) : 'the edge of the viewport')
    }
  }
  return {
    name: (label || element.ariaLabel || element.innerText).trim(),
    contrast: isDrawn ? (bright + 0.05) / (dark + 0.05) : 0,
    covers: [...covers],
  }
}
