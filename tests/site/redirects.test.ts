import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { readSiteRules } from '../../netlify/local/netlify/site-rules.ts'
import { createStaticSite } from '../../netlify/local/netlify/static-site.ts'
import { routes } from '../../src/routes.ts'
import { folder } from '../support/built-site.ts'

const server = await listenLocally(0, await createStaticSite(folder, 'netlify.toml'))
afterAll(() => server.close())

async function get(path: string) {
  const { status, headers } = await fetch(server.origin + path, { redirect: 'manual' })
  return { status, location: headers.get('location') }
}

test.each(routes)(
  '$path is served at one address, and one redirect away at others',
  async ({ path }) => {
    expect(await get(path)).toEqual({ status: 200, location: null })
    const spellings = path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`]
    for (const spelling of spellings) {
      const location = `${path}?utm_source=mail`
      expect(await get(`${spelling}?utm_source=mail`)).toEqual({ status: 301, location })
    }
  },
)

test('every rule leads to a page, or to somewhere else altogether', async () => {
  const rules = [...readFileSync('netlify.toml', 'utf8').matchAll(/^ {2}to = "(\/.*)"$/gm)]
  const paths = routes.map(({ path }) => path)
  expect(rules.map(([, to]) => to).filter((to = '') => !paths.includes(to))).toEqual([])
})

test('no rule redirects a page, which Netlify would also do with a slash at its end', async () => {
  const { redirectFor } = await readSiteRules(folder, 'netlify.toml')
  const spellings = routes.flatMap(({ path }) => [path, `${path}/`, `${path}.html`])
  expect(spellings.filter(redirectFor)).toEqual([])
})
