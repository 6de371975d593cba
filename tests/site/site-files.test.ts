import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSiteRules } from '../../scripts/local/netlify/static-site.ts'
import { routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import { files, folder, pages } from '../support/built-site.ts'

const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')

test('the sitemap lists all pages that may be indexed', () => {
  const indexed = pages.filter(({ noindex }) => !noindex)
  const expected = indexed.map(({ path }) => site.origin + path)
  const locations = read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)
  expect(Array.from(locations, ([, url]) => url)).toEqual(expected)
})

test('robots.txt links to the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

// RFC 9116 describes security.txt.
describe('security.txt', () => {
  const lines = read('.well-known/security.txt').split('\n')

  test('contains a contact address', () => {
    expect(lines).toContain(`Contact: mailto:${site.email}`)
  })

  test('is valid for at most a year from now', () => {
    const field = 'Expires: '
    const line = lines.find((each) => each.startsWith(field)) ?? ''
    const expires = Date.parse(line.slice(field.length))
    const days = (expires - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(365)
  })
})

describe('licences.txt', () => {
  const text = read('licences.txt')

  test('has the licence of each package that the site publishes', () => {
    const lines = text.split('\n')
    const react = lines.find((line) => line.startsWith('## react-dom '))
    expect(react?.endsWith('(MIT)')).toBe(true)
  })

  test('has the licence of each font', () => {
    const fonts = globSync('src/styles/fonts/*-license.txt')
    expect(fonts).not.toEqual([])
    for (const font of fonts) expect(text).toContain(readFileSync(font, 'utf8'))
  })
})

const paths = routes.map(({ path }) => path)

test('redirects lead to existing pages and files', () => {
  const rules = readFileSync('netlify.toml', 'utf8').matchAll(
    /^ {2}to = "(\/.*)"$/gm,
  )
  const targets = [...paths, ...files.map((file) => `/${file}`)]
  for (const [, target] of rules) expect(targets).toContain(target)
})

test('no page is redirected', async () => {
  // Netlify applies a rule for `/about` to `/about/` as well, so test such variants of each path.
  const { redirectFor } = await readSiteRules(folder)
  const spellings = paths.flatMap((path) => [path, `${path}/`, `${path}.html`])
  const redirected = spellings.filter((path) => redirectFor(path))
  expect(redirected).toEqual([])
})
