import { expect, test } from 'playwright/test'
import { routes } from '../../src/routes.ts'
import { nextStop } from '../support/focus-stop.ts'
import { hydrated } from '../support/hydrated.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]

for (const path of [...routes.map((route) => route.path), '/no-such-page']) {
  test(`${path} can be walked through by keyboard, with every stop in sight`, async ({ page }) => {
    for (const viewport of sizes) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await hydrated(page)
      const stops: string[] = []
      for (let stop = await nextStop(page); stop !== undefined; stop = await nextStop(page)) {
        stops.push(stop)
        expect(stops.length, 'stops without an end').toBeLessThan(100)
      }
      expect(stops[0]).toBe('Skip to the content')
      expect(stops.length).toBeGreaterThan(10)
    }
  })
}
