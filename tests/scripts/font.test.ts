import { expect, it } from 'vitest'
import { wordsOfTheSite } from '../../scripts/font/measure.ts'
import { home } from '../../src/content/home.ts'

it('measures fallback faces over all words of the site, whatever else lies beside them', async () => {
  expect(await wordsOfTheSite()).toContain(home.hero.lede)
})
