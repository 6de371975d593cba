import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { pages } from '../support/built-site.ts'

// Settings in `.htmlvalidate.json`, where the command finds them as well.
const checker = new HtmlValidate(new FileSystemConfigLoader())

it.each(pages)('$path is valid HTML', async ({ html }) => {
  const { results } = await checker.validateString(html, 'dist/client/page.html')
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(problems).toEqual([])
})

// https://validator.w3.org/nu reports these as errors: its CSS parser is older than they are.
const unknownToTheChecker =
  /@container|container-(?:type|name)|[\d.]cq[bhiw]|cqm(?:ax|in)|paint-order|starting-style|view-transition/g

it.each(pages)('$path has styles that the Nu Html Checker understands', ({ document }) => {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  expect(styles).toHaveLength(1)
  expect(styles.join().match(unknownToTheChecker)).toBeNull()
})
