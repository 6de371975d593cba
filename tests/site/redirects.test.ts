import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSiteRules } from '../../scripts/local/netlify/site-rules.ts'
import { routes } from '../../src/routes.ts'
import { folder } from '../support/built-site.ts'

test('every redirect within the site leads to a page', () => {
  const rules = [...readFileSync('netlify.toml', 'utf8').matchAll(/^ {2}to = "(\/.*)"$/gm)]
  const paths = routes.map(({ path }) => path)
  expect(rules.map(([, to]) => to).filter((to = '') => !paths.includes(to))).toEqual([])
})

test('no rule redirects a page, which Netlify would also do with a slash at its end', async () => {
  const { redirectFor } = await readSiteRules(folder, 'netlify.toml')
  const spellings = routes.flatMap(({ path }) => [path, `${path}/`, `${path}.html`])
  expect(spellings.filter(redirectFor)).toEqual([])
})
