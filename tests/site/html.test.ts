import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { pages } from './built-site.ts'

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The standard allows what React's useId() makes, such as `_R_1b_`.
    'valid-id': ['error', { relaxed: true }],
    // Everything comes from the site itself.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

it.each(pages)('$path is valid HTML', async ({ html }) => {
  const { results } = await checker.validateString(html)
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(problems).toEqual([])
})
