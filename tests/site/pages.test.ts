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

function metaOf(document: Document, name: string) {
  const found = all(document, `meta[property="${name}"], meta[name="${name}"]`)
  return (
    found.map((meta) => meta.getAttribute('content')).join(' and ') || undefined
  )
}

const attributeOf = (element: Element | null | undefined, name: string) =>
  element?.getAttribute(name) ?? undefined

const previewPath = (document: Document) =>
  metaOf(document, 'og:image')?.replace(site.origin, '')

describe.each(pages)('$path', ({ path, noindex, html, document }) => {
  const address = noindex ? undefined : site.origin + path
  const preview = folder + previewPath(document)

  it('is valid HTML', async () => {
    const report = await validator.validateString(html, 'dist/client/page.html')
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector }) =>
          `${ruleId}: ${message} (${selector})`,
      ),
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
      const [to = '', id] = href.split('#')
      const target = to
        ? pages.find((page) => page.path === to)?.document
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
    expect(metaOf(document, 'robots')).toBe(noindex && 'noindex')
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

  it('has the company name in its title', () => {
    expect(document.title).toMatch(new RegExp(`.+ \\| ${site.name}$`))
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
  // These sheets aren't examples: they are for the visitor to fill in, or show the company's record.
  const own = [
    contact.formTitle,
    productSourcing.stats.sheet.title,
    about.checks.sheet.title,
  ]
  const titles = pages.flatMap(({ document }) =>
    all(document, '.carbon > .headline'),
  )
  const unmarked = titles
    .map(({ textContent }) => String(textContent).trim())
    .filter(
      (title) => !own.includes(title) && !title.endsWith(` ${labels.example}`),
    )
  // Owners can hide the sections that have documents.
  if (keepsPromisedTexts) expect(titles.length).toBeGreaterThan(10)
  expect(unmarked).toEqual([])
})

// Text in these places is not for visitors, or is hidden until the visitor does something.
const notInThePages =
  /src\/site|evidence(-labels)?\.ts|inquiry-form|worksheets\.ts|quote-check|carton-(check|limits)|be-the-inspector|start-plan|worksheet-link|closeNotice|references|shell › (crash|unreachable)|› dismiss$|copy › (received|stamp|sentLabel|dueLabel|referenceLabel|print)|(load|drawing|figures|href|icon|job|kind|part|plan)$/

// Once the site is the owner's, the texts of hidden sections remain in the files.
const promised = it.runIf(keepsPromisedTexts)

promised('every text in src/content appears on a page', async () => {
  const squeezed = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()
  const shown = pages.flatMap(({ document }) => [
    document.documentElement.textContent,
    ...all(document, '[aria-label]').map((element) =>
      element.getAttribute('aria-label'),
    ),
    ...all(document, 'meta[content]').map((element) =>
      element.getAttribute('content'),
    ),
  ])
  const everything = squeezed(shown.join())
  const missing = (await readTexts()).filter(({ at, text }) => {
    const isShown = everything.includes(squeezed(text))
    return !isShown && !notInThePages.test(at)
  })
  expect(missing, 'on no page').toEqual([])
})
