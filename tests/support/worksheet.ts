import { expect, type Page, test } from 'playwright/test'
import { keepsPromisedTexts } from '../../src/site.ts'
import { expectAccessible } from './accessible.ts'
import { unreadableAt } from './unreadable.ts'

/** Checks that printing prints only the sheet, and on one page with such margins. */
export async function expectOnePageInPrint(page: Page, margins = '0') {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  for (const format of ['A4', 'Letter']) {
    const margin = {
      top: margins,
      bottom: margins,
      left: margins,
      right: margins,
    }
    const pdf = await page.pdf({ format, margin })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  }
}

/** Checks the open sheet in both colour schemes, in narrow and wide windows, and with large text. */
export async function expectReadableSheet(page: Page, sheet: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, sheet)
  }
  expect(await unreadableAt(page, [320, 360, 768, 1280, 1920])).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await unreadableAt(page, [320, 1280]), 'forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  expect(await unreadableAt(page, [320, 1280]), 'large text').toEqual([])
}

/**
 * Checks that the link into the sheet is in view when the page opens, in common window sizes. The
 * owner can hide a sheet by emptying this name.
 */
export async function expectLinkInView(page: Page, path: string, name: string) {
  if (name === '') return
  test.skip(!keepsPromisedTexts, "The owner's headlines can be longer.")
  const sizes = [
    [1280, 720],
    [1366, 768],
    [390, 844],
    [360, 740],
  ] as const
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    const link = page.getByRole('link', { name }).first()
    await expect(link).toBeInViewport({ ratio: 1 })
  }
}
