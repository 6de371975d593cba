import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** @param part a selector of the part of the page that axe checks. */
export async function expectAccessible(page: Page, part?: string) {
  expect.soft(await violationsIn(page, part)).toEqual([])
}

/** Returns the rules of axe that the page breaks, each with the HTML of an element. */
export async function violationsIn(page: Page, part = 'html') {
  // Make the browser lay out all sections. Otherwise, axe looks for the background of a section in
  // the wrong place.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await page.evaluate(axeScript)
  const violations = await page.evaluate(async (part) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    const options = { resultTypes: ['violations' as const], preload: false }
    const results = await run(part, options)
    return results.violations
  }, part)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`),
  )
}
