import { existsSync, readFileSync, statSync } from 'node:fs'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { readTexts } from '../../scripts/publish/content-texts.ts'
import { about } from '../../src/content/about.ts'
import { contact } from '../../src/content/contact.ts'
import { labels } from '../../src/content/labels.ts'
import { productSourcing } from '../../src/content/product-sourcing.ts'
import { keepsPromisedTexts, site } from '../../src/site.ts'
import { folder, pageAt, pages, pngSize } from '../support/built-site.ts'

const validator = new HtmlValidate(new FileSystemConfigLoader())
const all = (within: ParentNode, selector: string) => [
  ...within.querySelectorAll(selector),
]

const attributeOf = (element: Element | null | undefined, name: string) =>
  element?.getAttribute(name) ?? undefined

/** Returns the content of a meta element. If there are several, which is a mistake, of each one. */
function metaOf(document: Document, name: string): string | undefined {
  const found = all(document, `meta[property="${name}"], meta[name="${name}"]`)
  if (found.length === 0) return undefined
  return found.map((meta) => attributeOf(meta, 'content')).join(' and ')
}

const previewPath = (document: Document) =>
  metaOf(document, 'og:image')?.replace(site.origin, '')

describe.each(pages)('$path', ({ path, noindex, html, document }) => {
  /** The canonical URL, which only pages for search engines have. */
  const address = noindex ? undefined : site.origin + path
  const preview = folder + previewPath(document)

  it('is valid HTML', async () => {
    const report = await validator.validateString(html, 'dist/client/page.html')
    const messages = report.results.flatMap((result) => result.messages)
    const problems = messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`,
    )
    expect(problems).toEqual([])
  })

  it('has no empty elements', () => {
    const empty = all(document, 'address:empty, ul:empty, section:empty')
    expect(empty).toEqual([])
  })

  it('uses no class that a CSS module lacks', () => {
    // A CSS module returns `undefined` for a class that it doesn't define.
    expect(all(document, '.undefined')).toEqual([])
  })

  it('links to the contact page', () => {
    expect(document.querySelector('a[href="/contact"]')).not.toBeNull()
  })

  it('links only to pages, sections and sites that exist', () => {
    const links = all(document, 'a[href]:not([href^="mailto:"])')
    for (const link of links) {
      const href = attributeOf(link, 'href') ?? ''
      const [linkedPath = '', id] = href.split('#')
      const target = linkedPath
        ? pages.find((page) => page.path === linkedPath)?.document
        : document
      expect(target, href).toBeDefined()
      if (id) expect(target?.getElementById(id), href).not.toBeNull()
    }
  })

  it('loads only files that exist', () => {
    const elements = all(document, 'link[href^="/"], script[src]')
    expect(elements).not.toEqual([])
    for (const element of elements) {
      const file = attributeOf(element, 'href') ?? attributeOf(element, 'src')
      expect(existsSync(folder + file), file).toBe(true)
    }
  })

  it('uses only drawings that exist', () => {
    for (const use of all(document, 'use')) {
      const [file = '', id] = attributeOf(use, 'href')?.split('#') ?? []
      expect(readFileSync(folder + file, 'utf8')).toContain(`id="${id}"`)
    }
  })

  it('has a canonical URL if it may be indexed', () => {
    const canonical = document.querySelector('link[rel=canonical]')
    expect(attributeOf(canonical, 'href')).toBe(address)
  })

  it('asks search engines not to index it if it should not be', () => {
    const expected = noindex ? 'noindex' : undefined
    expect(metaOf(document, 'robots')).toBe(expected)
  })

  it.each(
    Object.entries({
      'og:title': document.title.replace(` | ${site.name}`, ''),
      'og:description': metaOf(document, 'description'),
      'og:site_name': site.name,
      'og:locale': document.documentElement.lang.replace('-', '_'),
      'og:type': 'website',
      'og:image:alt': document.querySelector('h1')?.textContent,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:url': address,
      'twitter:card': 'summary_large_image',
    }),
  )('has a link preview with the right %s', (name, content) => {
    expect(metaOf(document, name)).toBe(content)
  })

  it('has the company name at the end of its title', () => {
    const ending = ` | ${site.name}`
    expect(document.title.endsWith(ending)).toBe(true)
    expect(document.title.length).toBeGreaterThan(ending.length)
  })

  it('has a link preview in the size that the tags state', () => {
    expect(pngSize(preview)).toBe('1200x630')
  })

  it('has a link preview of at most 100 kB', () => {
    expect(statSync(preview).size).toBeLessThan(100_000)
  })

  it('describes itself and the company in structured data if it may be indexed', () => {
    const scripts = all(document, 'script[type="application/ld+json"]')
    const data = scripts.map(
      ({ textContent }) => JSON.parse(String(textContent))['@graph'],
    )
    const home = { name: site.name, url: `${site.origin}/` }
    const company = { '@type': 'Organization', ...home, email: site.email }
    const webSite = { '@type': 'WebSite', ...home }
    const trail = {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: site.name, item: home.url },
        { name: expect.any(String), item: address },
      ],
    }
    const itself = path === '/' ? webSite : trail
    expect(data).toMatchObject(noindex ? [] : [[company, itself]])
  })
})

describe('before an inquiry is sent, the thank-you page', () => {
  const { document } = pageAt('/thank-you')

  it('has no dates', () => {
    expect(all(document, 'time')).toEqual([])
  })

  it('has no print button', () => {
    expect(all(document, 'main button')).toEqual([])
  })

  it('has no empty values', () => {
    const values = all(document, 'dd').map(({ textContent }) => textContent)
    expect(values).not.toEqual([])
    expect(values).not.toContain('')
  })
})

it('every document that shows an order is marked as an example', () => {
  // The visitor fills in these sheets, or they show the company's record.
  const notExamples = [
    contact.formTitle,
    productSourcing.stats.sheet.title,
    about.checks.sheet.title,
  ]
  const titles = pages
    .flatMap(({ document }) => all(document, '.carbon > .headline'))
    .map(({ textContent }) => String(textContent).trim())
  const examples = titles.filter((title) => !notExamples.includes(title))
  const unmarked = examples.filter(
    (title) => !title.endsWith(` ${labels.example}`),
  )
  // Owners can hide the sections that have documents.
  if (keepsPromisedTexts) expect(titles.length).toBeGreaterThan(10)
  expect(unmarked).toEqual([])
})

/** Parts of the places of texts that aren't for visitors, or are hidden until a visitor acts. */
const hiddenPlaces = [
  'src/site.ts',
  'src/content/evidence.ts',
  'src/content/evidence-labels.ts',
  'src/content/inquiry-form.ts',
  'src/content/worksheets.ts',
  'src/content/quote-check.ts',
  'src/content/carton-check.ts',
  'src/content/carton-limits.ts',
  'src/content/be-the-inspector.ts',
  'src/content/start-plan.ts',
  'src/content/worksheet-link.ts',
  'closeNotice',
  'references',
  'shell › crash',
  'shell › unreachable',
  'copy › received',
  'copy › stamp',
  'copy › sentLabel',
  'copy › dueLabel',
  'copy › referenceLabel',
  'copy › print',
]

/** The last part of the place of a text that a component uses but doesn't show. */
const hiddenKeys = [
  'dismiss',
  'load',
  'drawing',
  'figures',
  'href',
  'icon',
  'job',
  'kind',
  'part',
  'plan',
]

function isHidden(place: string): boolean {
  const key = String(place.split(' › ').at(-1))
  const isInHiddenPlace = hiddenPlaces.some((part) => place.includes(part))
  return isInHiddenPlace || hiddenKeys.includes(key)
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()

/** Returns the text of a page, with its labels and descriptions that only machines read. */
function textOf(document: Document): string {
  const labels = all(document, '[aria-label]').map((element) =>
    attributeOf(element, 'aria-label'),
  )
  const descriptions = all(document, 'meta[content]').map((element) =>
    attributeOf(element, 'content'),
  )
  const text = document.documentElement.textContent
  return [text, ...labels, ...descriptions].join()
}

// Once the site is the owner's, the texts of hidden sections remain in the files.
const promised = it.runIf(keepsPromisedTexts)

promised('every text in src/content appears on a page', async () => {
  const everything = pages.map(({ document }) => textOf(document)).join()
  const shown = withoutSpaces(everything)
  const missing = (await readTexts()).filter(
    ({ at, text }) => !isHidden(at) && !shown.includes(withoutSpaces(text)),
  )
  expect(missing).toEqual([])
})
