import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSiteRules } from '../../scripts/local/netlify/static-site.ts'
import { routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import { files, folder, pages } from '../support/built-site.ts'

const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')

test('the sitemap lists all pages that may be indexed, and robots.txt links to the sitemap', () => {
  const indexed = pages.filter(({ noindex }) => !noindex)
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => url,
  )
  expect(listed).toEqual(indexed.map(({ path }) => site.origin + path))
  expect(read('robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

test('security.txt contains a contact address and has not expired (RFC 9116)', () => {
  const [, expires = ''] =
    /^Expires: (.*)$/m.exec(read('.well-known/security.txt')) ?? []
  expect(read('.well-known/security.txt')).toContain(
    `Contact: mailto:${site.email}\n`,
  )
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days > 0 && days < 365, expires).toBe(true)
})

test('licences.txt has the licence of each package and font that the site publishes', () => {
  const text = read('licences.txt')
  expect(text).toMatch(/^## react-dom .*\(MIT\)$/m)
  const fonts = globSync('src/styles/fonts/*-license.txt')
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) expect(text).toContain(readFileSync(font, 'utf8'))
})

test('redirects lead to existing pages and files, and no page is redirected', async () => {
  const rules = [
    ...readFileSync('netlify.toml', 'utf8').matchAll(/^ {2}to = "(\/.*)"$/gm),
  ]
  const paths = routes.map(({ path }) => path)
  const targets = [...paths, ...files.map((file) => `/${file}`)]
  expect(
    rules.map(([, to]) => to).filter((to = '') => !targets.includes(to)),
  ).toEqual([])
  // Netlify applies a rule for `/about` to `/about/` as well, so test such variants of each path.
  const { redirectFor } = await readSiteRules(folder)
  const spellings = paths.flatMap((path) => [path, `${path}/`, `${path}.html`])
  expect(spellings.filter((path) => redirectFor(path))).toEqual([])
})
