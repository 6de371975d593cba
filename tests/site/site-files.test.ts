import { readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { loadFirstPage } from '../../src/navigation/load-page.ts'
import { notFoundRoute, routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import { files, folder, pageAt, pages, pngSize } from '../support/built-site.ts'

const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const indexed = pages.filter(({ noindex }) => !noindex)

test('search engines are given the pages that may be listed, and no other', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(indexed.map(({ path }) => site.origin + path))
  expect(read('robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

test('security.txt says where to report a weakness, and has not expired (RFC 9116)', () => {
  const lines = read('.well-known/security.txt').trimEnd().split('\n')
  expect(lines).toContain(`Contact: mailto:${site.email}`)
  expect(lines).toContain(`Canonical: ${site.origin}/.well-known/security.txt`)
  const expires = lines.filter((line) => line.startsWith('Expires: ')).map((line) => line.slice(9))
  const days = (Date.parse(String(expires)) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThan(365)
})

test('home screens and tabs have icons', () => {
  const { document } = pageAt('/')
  const linked = (selector: string) => document.querySelector(selector)?.getAttribute('href') ?? ''
  expect(pngSize(linked('link[rel=apple-touch-icon]'))).toBe('180x180')
  expect(read(linked('link[type="image/svg+xml"]'))).toContain('prefers-color-scheme:dark')
})

test('nothing is published that no page asks for', () => {
  const published = files.filter((file) => /^assets\/.*\.\w+$/.test(file))
  const text = files.filter((file) => /\.(html|js|css)$/.test(file)).map(read)
  for (const file of published) expect(text.join(), file).toContain(file.split('/').at(-1))
  expect(files).not.toContain('inquiry-rejected.html')
})

it.each([...routes, notFoundRoute])(
  'the sharing picture of $path says nothing that the page does not',
  async (route) => {
    const { head, hero } = (await loadFirstPage(route)).content
    const shown = pageAt(route.path).document.body.textContent?.toLowerCase()
    for (const words of [hero.heading, head.picture?.stamp, head.picture?.label]) {
      expect(shown).toContain(words?.toLowerCase() ?? '')
    }
  },
)
