import { expect, it, onTestFinished } from 'vitest'
import { home } from '../../src/content/home.ts'
import { growLists } from '../support/grow-lists.ts'
import { copySite, expectReadable, openCopy } from '../support/site-copy.ts'

it('the site shows every list in full after it loses an entry, and no emptied section', async () => {
  const copy = copySite()
  growLists(copy, -1)
  const code = copy.read('src/content/home.ts')
  const emptied = ['faq.questions', 'caseWins.wins', 'pricing.plans']
  const calls = emptied.map((list) => `home.${list}.splice(0)\n`)
  copy.write('src/content/home.ts', code + calls.join(''))
  const { status, output } = copy.run('scripts/build.ts')
  expect(status, output).toBe(0)
  const page = await openCopy(copy, onTestFinished)
  await expectReadable(copy, page)
  await page.goto('/')
  const headings = await page.locator('h2').allTextContents()
  const { faq, caseWins, pricing, whatWeDo } = home
  expect(headings).toContain(whatWeDo.heading)
  for (const { heading } of [faq, caseWins, pricing]) expect(headings).not.toContain(heading)
})
