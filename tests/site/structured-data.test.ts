import { describe, expect, it } from 'vitest'
import { jsonInScript } from '../../src/prerender/structured-data.ts'
import { site } from '../../src/site.ts'
import { pages } from '../support/built-site.ts'

interface Thing {
  '@type': string
  [property: string]: unknown
}

function thingsOf(document: Document): Thing[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect(scripts).toHaveLength(1)
  const data = JSON.parse(scripts[0]?.textContent ?? '')
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const isAddress = (property: string) => ['@id', 'url', 'item', 'logo'].includes(property)
const indexed = pages.filter(({ noindex }) => !noindex)
const home = `${site.origin}/`

describe.each(indexed)('the structured data of $path', ({ path, nav, service, document }) => {
  const things = thingsOf(document)

  it('contains only text that the page shows, and only URLs of this site', () => {
    const shown = plain(document.body.textContent)
    JSON.stringify(things, (property, value) => {
      if (typeof value !== 'string' || property === '@type') return value
      if (isAddress(property)) expect(`${value}/`).toContain(home)
      else expect(shown).toContain(plain(value))
      return value
    })
  })

  it('describes the company, the page, and its questions, breadcrumbs and service', () => {
    const address = site.origin + path
    const questions = [...document.querySelectorAll('summary')]
    const mainEntity = questions.map(({ textContent: name }) => ({ name }))
    const first = { position: 1, name: site.name, item: home }
    const last = { position: 2, name: expect.any(String), item: address }
    expect(things).toMatchObject([
      { '@type': 'Organization', name: site.name, url: home, email: site.email },
      {
        '@type': questions.length > 0 ? 'FAQPage' : expect.not.stringMatching('FAQPage'),
        '@id': address,
        name: document.querySelector('h1')?.textContent,
        ...(questions.length > 0 && { mainEntity }),
      },
      path === '/'
        ? { '@type': 'WebSite', name: site.name, url: home }
        : { '@type': 'BreadcrumbList', itemListElement: [first, last] },
      ...(service ? [{ '@type': 'Service', name: nav }] : []),
    ])
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
