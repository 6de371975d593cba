import { expect, type Page } from 'playwright/test'

/** The focused element, and how well a visitor can see it. */
interface FocusStop {
  /** What the element is called; undefined once Tab has left the page. */
  name?: string
  /** WCAG contrast of the focus ring against what surrounds it; 0 without a ring. */
  contrast?: number
  covers?: string[]
}

/**
 * Goes to the next stop of the keyboard and makes sure that a visitor can see where that is: the
 * focus ring stands out (WCAG 2.4.13, 1.4.11) and nothing fixed covers the element (2.4.11).
 *
 * @returns the name of the element, or undefined at the end of the page.
 */
export async function nextStop(page: Page): Promise<string | undefined> {
  await page.keyboard.press('Tab')
  const { name, contrast, covers } = await page.evaluate(inspectFocus)
  if (name === undefined) return undefined
  expect(contrast, `focus ring of "${name}"`).toBeGreaterThanOrEqual(3)
  expect(covers, `over "${name}"`).toEqual([])
  return name
}

export async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses++) {
    if ((await nextStop(page)) === name) return
  }
  throw new Error(`Tab never came to "${name}"`)
}

/** Runs in the page. */
function inspectFocus(): FocusStop {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return {}
  const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  const labelText = label && element.labels?.[0]?.innerText
  const name = (labelText || element.ariaLabel || element.innerText).trim()

  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const luminance = (color: string) => {
    if (!pixel) return 0
    pixel.fillStyle = color
    pixel.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((value) => {
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
  const light = [ring.outlineColor, getComputedStyle(around ?? document.body).backgroundColor]
  const [dark = 0, bright = 0] = light.map(luminance).sort((a, b) => a - b)
  const isDrawn = ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2

  const covers = new Set<string>()
  for (const { left, top, width, height } of element.getClientRects()) {
    for (const [x, y] of [
      [0.5, 0.1],
      [0.1, 0.5],
      [0.5, 0.5],
      [0.9, 0.5],
      [0.5, 0.9],
    ] as const) {
      const hit = document.elementFromPoint(left + x * width, top + y * height)
      const own = hit && (element.contains(hit) || hit.contains(element))
      if (!own) covers.add(hit ? hit.outerHTML.slice(0, 80) : 'the edge of the window')
    }
  }
  return { name, contrast: isDrawn ? (bright + 0.05) / (dark + 0.05) : 0, covers: [...covers] }
}
