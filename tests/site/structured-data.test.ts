import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jsonInScript } from '../../src/prerender/structured-data.ts'
import { site } from '../../src/site.ts'
import { folder, pages } from '../support/built-site.ts'

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

/** Every text and address at any depth, with the name of its property. */
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
const home = `${site.origin}/`

describe.each(indexed)('the structured data of $path', ({ path, nav, service, document }) => {
  const things = thingsOf(document)
  const values = valuesIn(things)

  it('states only what the page shows', () => {
    const shown = plain(document.body.textContent ?? '')
    const texts = values.filter((value) => !isAddress(value) && value.key !== '@type')
    expect(texts).not.toHaveLength(0)
    for (const { text } of texts) expect(shown).toContain(plain(text))
  })

  it('contains only addresses that exist, and refers only to things that it describes', () => {
    const known = indexed.map(({ path }) => site.origin + path)
    for (const { text } of values.filter(isAddress)) {
      const address = text.replace(/#.*/, '')
      if (known.includes(address)) continue
      expect(address.startsWith(home), text).toBe(true)
      expect(existsSync(folder + address.slice(site.origin.length)), text).toBe(true)
    }
    const ids = values.filter(({ key }) => key === '@id').map(({ text }) => text)
    expect(things.map((thing) => thing['@id'])).toEqual(expect.arrayContaining(ids))
  })

  it('describes the company, the page with its questions, the path from the home page, and the service', () => {
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

it('pages that search engines must not list have no structured data', () => {
  const hidden = pages.filter(({ noindex }) => noindex)
  expect(hidden.filter(({ html }) => html.includes('ld+json'))).toEqual([])
})

it('text in the structured data cannot end its script element', () => {
  const value = { name: '</script><!-- "Zoë" & <script>' }
  expect(jsonInScript(value)).not.toContain('<')
  expect(JSON.parse(jsonInScript(value))).toEqual(value)
})
