import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jsonInScript } from '../../src/prerender/structured-data.ts'
import { site } from '../../src/site.ts'
import { type BuiltPage, folder, pages } from '../support/built-site.ts'

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

function thingOf(page: BuiltPage, type: string): Thing {
  const [thing, another] = thingsOf(page).filter((candidate) => candidate['@type'] === type)
  expect(another).toBeUndefined()
  if (!thing) throw new Error(`${page.path} has no ${type}`)
  return thing
}

function pageAt(path: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`No page ${path}`)
  return page
}

/** Every text and address with the name of its property, however deep. */
function valuesIn(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => valuesIn(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => valuesIn(child, name))
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const indexed = pages.filter((page) => page.indexed)
const servicePaths = [
  '/product-research',
  '/product-sourcing',
  '/amazon-fba',
  '/walmart-wfs',
  '/tiktok-shop',
]

describe.each(indexed)('the data of $path', (page) => {
  const canonical = site.origin + page.path
  const values = valuesIn(thingsOf(page))
  const isAddress = ({ key }: { key: string }) => ['@id', 'url', 'item', 'logo'].includes(key)

  it('says nothing that the page does not', () => {
    const shown = plain(page.document.body.textContent ?? '')
    const texts = values.filter((value) => !isAddress(value) && value.key !== '@type')
    expect(texts.length).toBeGreaterThan(0)
    for (const { key, text } of texts) {
      if (key === 'inLanguage') expect(text).toBe(page.document.documentElement.lang)
      else expect(shown).toContain(plain(text))
    }
  })

  it('names only addresses that exist', () => {
    const known = indexed.map(({ path }) => site.origin + path)
    for (const { text } of values.filter(isAddress)) {
      const address = text.replace(/#.*/, '')
      if (known.includes(address)) continue
      expect(address).toMatch(new RegExp(`^${site.origin}/`))
      expect(existsSync(folder + address.slice(site.origin.length)), text).toBe(true)
    }
  })

  it('refers only to what it describes', () => {
    const ids = values.filter(({ key }) => key === '@id').map(({ text }) => text)
    const described = thingsOf(page).map((thing) => thing['@id'])
    expect(ids.filter((id) => !described.includes(id))).toEqual([])
  })

  it('describes the company and the page', () => {
    expect(thingOf(page, 'Organization')).toMatchObject({
      name: site.name,
      url: `${site.origin}/`,
      email: site.email,
    })
    const described = thingsOf(page).find(({ '@id': id }) => id === canonical)
    expect(described).toMatchObject({
      url: canonical,
      name: page.document.querySelector('h1')?.textContent,
    })
  })

  it('leads there from the home page', () => {
    const trails = thingsOf(page).filter((thing) => thing['@type'] === 'BreadcrumbList')
    expect(trails.map(({ itemListElement }) => itemListElement)).toEqual(
      page.path === '/'
        ? []
        : [
            [
              expect.objectContaining({ position: 1, name: site.name, item: `${site.origin}/` }),
              expect.objectContaining({ position: 2, name: expect.any(String), item: canonical }),
            ],
          ],
    )
  })
})

describe('the data', () => {
  it('of the home page is the site and every question it answers', () => {
    const home = pageAt('/')
    expect(thingOf(home, 'WebSite')).toMatchObject({ name: site.name, url: `${site.origin}/` })
    const questions = thingOf(home, 'FAQPage').mainEntity as Record<string, { text: string }>[]
    const asked = [...home.document.querySelectorAll('summary')].map(
      ({ textContent }) => textContent,
    )
    expect(questions.map(({ name }) => name)).toEqual(asked)
    for (const { acceptedAnswer } of questions)
      expect(acceptedAnswer?.text.length).toBeGreaterThan(20)
  })

  it.each(servicePaths)('of %s is a service of the company', (path) => {
    const page = pageAt(path)
    expect(thingOf(page, 'Service')).toMatchObject({
      name: expect.stringMatching(/\w/),
      description: expect.stringMatching(/\w{20,}|\w+ \w+/),
      url: site.origin + path,
      provider: { '@id': thingOf(page, 'Organization')['@id'] },
    })
  })

  it('lists the kinds of a service where the page does', () => {
    const catalogs = servicePaths.map((path) => {
      const { hasOfferCatalog } = thingOf(pageAt(path), 'Service')
      return (hasOfferCatalog as { itemListElement: Thing[] } | undefined)?.itemListElement
    })
    expect(catalogs.map((kinds) => kinds?.length)).toEqual([4, 9, undefined, undefined, undefined])
    for (const { itemOffered } of catalogs.flatMap((kinds) => kinds ?? [])) {
      expect(itemOffered).toMatchObject({
        name: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w+ \w+/),
        provider: { '@id': `${site.origin}/#organization` },
      })
    }
  })

  it('names the kind of the pages that have one', () => {
    expect(thingOf(pageAt('/contact'), 'ContactPage').url).toBe(`${site.origin}/contact`)
    expect(thingOf(pageAt('/about'), 'AboutPage').url).toBe(`${site.origin}/about`)
  })

  it('is not given for pages that must not be listed', () => {
    const hidden = pages.filter((page) => !page.indexed)
    expect(hidden).not.toEqual([])
    expect(hidden.filter(({ html }) => html.includes('ld+json'))).toEqual([])
  })

  it('cannot end the script that it stands in', () => {
    const value = { name: '</script><!-- "Zoë" & <script>' }
    const json = jsonInScript(value)
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual(value)
  })
})
