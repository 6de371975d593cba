import { expect, it } from 'vitest'
import { jsonInScript } from '../../src/prerender/structured-data.ts'
import { site } from '../../src/site.ts'
import { pages } from '../support/built-site.ts'

const home = `${site.origin}/`
const indexed = pages.filter(({ noindex }) => !noindex)

it.each(indexed)('$path describes the company and its place on the site', ({ path, document }) => {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const [data, ...others] = scripts.map(({ textContent }) => JSON.parse(textContent))
  const name = expect.toSatisfy((text) => document.body.textContent.includes(text))
  const first = { '@type': 'ListItem', position: 1, name: site.name, item: home }
  const last = { '@type': 'ListItem', position: 2, name, item: site.origin + path }
  expect(others).toEqual([])
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        name: site.name,
        description: site.tagline,
        url: home,
        logo: `${home}apple-touch-icon.png`,
        email: site.email,
      },
      path === '/'
        ? { '@type': 'WebSite', name: site.name, url: home }
        : { '@type': 'BreadcrumbList', itemListElement: [first, last] },
    ],
  })
})

it('pages that search engines must not index have no structured data', () => {
  expect(pages.filter(({ noindex, html }) => noindex && html.includes('ld+json'))).toEqual([])
})

it('text in the structured data cannot close the script element', () => {
  const value = { name: '</script><!-- "Zoë" & <script>' }
  expect(jsonInScript(value)).not.toContain('<')
  expect(JSON.parse(jsonInScript(value))).toEqual(value)
})
