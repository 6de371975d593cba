import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

export async function expectAccessible(page: Page, part = 'html') {
  // axe would look for the background of a section that the browser hasn't laid out elsewhere.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await page.evaluate(axeScript)
  const violations = await page.evaluate(async (part) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    return (await run(part, { resultTypes: ['violations'], preload: false }))
      .violations
  }, part)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`),
  )
  expect.soft(found).toEqual([])
}
