import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jsonInScript } from '../../src/prerender/structured-data.ts'
import { routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import { type BuiltPage, folder, pageAt, pages } from '../support/built-site.ts'

interface Thing {
  '@type': string
  [property: string]: unknown
}

function thingsOf({ document }: BuiltPage): Thing[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect(scripts).toHaveLength(1)
  const data = JSON.parse(scripts[0]?.textContent ?? '')
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

/** Every text and address with the name of its property, however deep. */
function valuesIn(things: Thing[]) {
  const values: { key: string; text: string }[] = []
  JSON.stringify(things, (key, value) => {
    if (typeof value === 'string') values.push({ key, text: value })
    return value
  })
  return values
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const isAddress = ({ key }: { key: string }) => ['@id', 'url', 'item', 'logo'].includes(key)
const indexed = pages.filter(({ noindex }) => !noindex)

describe.each(indexed)('the data of $path', (page) => {
  const things = thingsOf(page)
  const values = valuesIn(things)
  const canonical = site.origin + page.path
  const organization = { '@id': `${site.origin}/#organization` }

  it('says nothing that the page does not', () => {
    const shown = plain(page.document.body.textContent ?? '')
    const texts = values.filter((value) => !isAddress(value) && value.key !== '@type')
    expect(texts.length).toBeGreaterThan(0)
    for (const { text } of texts) expect(shown).toContain(plain(text))
  })

  it('names only addresses that exist, and refers only to what it describes', () => {
    const known = indexed.map(({ path }) => site.origin + path)
    for (const { text } of values.filter(isAddress)) {
      const address = text.replace(/#.*/, '')
      if (known.includes(address)) continue
      expect(address).toMatch(new RegExp(`^${site.origin}/`))
      expect(existsSync(folder + address.slice(site.origin.length)), text).toBe(true)
    }
    const ids = values.filter(({ key }) => key === '@id').map(({ text }) => text)
    expect(things.map((thing) => thing['@id'])).toEqual(expect.arrayContaining(ids))
  })

  it('describes the company, the page, and the way there from the home page', () => {
    const company = { name: site.name, url: `${site.origin}/`, email: site.email }
    const name = page.document.querySelector('h1')?.textContent
    const first = { position: 1, name: site.name, item: `${site.origin}/` }
    const last = { position: 2, name: expect.any(String), item: canonical }
    expect(things).toMatchObject([
      { '@type': 'Organization', ...organization, ...company },
      { '@id': canonical, url: canonical, name },
      page.path === '/'
        ? { '@type': 'WebSite', name: site.name, url: `${site.origin}/` }
        : { '@type': 'BreadcrumbList', itemListElement: [first, last] },
      ...things.slice(3),
    ])
  })
})

it('the data of a page has every question on it', () => {
  for (const page of indexed) {
    const asked = [...page.document.querySelectorAll('summary')]
    const mainEntity = asked.map(({ textContent: name }) => ({ name }))
    const data = thingsOf(page)[1]
    if (asked.length > 0) expect(data).toMatchObject({ '@type': 'FAQPage', mainEntity })
    else expect(data?.['@type']).not.toBe('FAQPage')
  }
})

it.each(routes.filter(({ service }) => service))('the data of $path has its service', (route) => {
  const name = route.nav
  expect(thingsOf(pageAt(route.path)).at(-1)).toMatchObject({ '@type': 'Service', name })
})

it('pages that must not be listed have no data', () => {
  const hidden = pages.filter(({ noindex }) => noindex)
  expect(hidden.filter(({ html }) => html.includes('ld+json'))).toEqual([])
})

it('text in the data cannot end its script element', () => {
  const value = { name: '</script><!-- "Zoë" & <script>' }
  expect(jsonInScript(value)).not.toContain('<')
  expect(JSON.parse(jsonInScript(value))).toEqual(value)
})
