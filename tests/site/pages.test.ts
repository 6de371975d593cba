import { existsSync, readFileSync, statSync } from 'node:fs'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { readTexts } from '../../scripts/publish/content-texts.ts'
import { about } from '../../src/content/about.ts'
import { contact } from '../../src/content/contact.ts'
import { labels } from '../../src/content/labels.ts'
import { productSourcing } from '../../src/content/product-sourcing.ts'
import { site } from '../../src/site.ts'
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

describe.each(pages)('$path', ({ path, noindex, html, document }) => {
  it('is valid HTML without empty elements or undefined classes', async () => {
    const { results } = await validator.validateString(
      html,
      'dist/client/page.html',
    )
    const problems = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector }) =>
          `${ruleId}: ${message} (${selector})`,
      ),
    )
    expect(problems).toEqual([])
    // A CSS module returns `undefined` for a class that it doesn't define.
    expect(
      all(document, 'address:empty, ul:empty, section:empty, .undefined'),
    ).toEqual([])
  })

  it('links to the contact page, and only to pages, files and drawings that exist', () => {
    const hrefs = all(document, 'a[href]').map(
      (link) => link.getAttribute('href') ?? '',
    )
    expect(hrefs).toContain('/contact')
    for (const href of hrefs.filter((href) => !href.startsWith('mailto:'))) {
      const [to = '', id] = href.split('#')
      const target = to
        ? pages.find((page) => page.path === to)?.document
        : document
      expect(target, href).toBeDefined()
      if (id) expect(target?.getElementById(id), href).not.toBeNull()
    }
    for (const element of all(document, 'link[href^="/"], script[src]')) {
      const file = element.getAttribute('href') ?? element.getAttribute('src')
      expect(existsSync(folder + file), String(file)).toBe(true)
    }
    for (const use of all(document, 'use')) {
      const [file = '', id] = use.getAttribute('href')?.split('#') ?? []
      expect(readFileSync(folder + file, 'utf8')).toContain(`id="${id}"`)
    }
  })

  it('has a link preview, and structured data and a canonical URL if it may be indexed', () => {
    const address = noindex ? undefined : site.origin + path
    const canonical = document.querySelector('link[rel=canonical]')
    expect(canonical?.getAttribute('href')).toBe(address)
    expect(document.title).toBe(
      `${metaOf(document, 'og:title')} | ${site.name}`,
    )
    const expected = {
      'og:description': metaOf(document, 'description'),
      'og:site_name': site.name,
      'og:locale': document.documentElement.lang.replace('-', '_'),
      'og:type': 'website',
      'og:image:alt': document.querySelector('h1')?.textContent,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:url': address,
      'twitter:card': 'summary_large_image',
      robots: noindex && 'noindex',
    }
    for (const [name, content] of Object.entries(expected)) {
      expect(metaOf(document, name), name).toBe(content)
    }
    const picture =
      folder + metaOf(document, 'og:image')?.replace(site.origin, '')
    expect(pngSize(picture)).toBe('1200x630')
    expect(statSync(picture).size).toBeLessThan(100_000)

    const scripts = all(document, 'script[type="application/ld+json"]')
    const data = scripts.map(
      ({ textContent }) => JSON.parse(String(textContent))['@graph'],
    )
    const home = { name: site.name, url: `${site.origin}/` }
    const place = { name: expect.any(String), item: address }
    const itemListElement = [{ name: site.name, item: home.url }, place]
    const company = { '@type': 'Organization', ...home, email: site.email }
    const webSite = { '@type': 'WebSite', ...home }
    const kind =
      path === '/' ? webSite : { '@type': 'BreadcrumbList', itemListElement }
    expect(data).toMatchObject(noindex ? [] : [[company, kind]])
  })
})

it('the thank-you page has no dates, print button or empty values before an inquiry is sent', () => {
  const { document } = pageAt('/thank-you')
  expect(all(document, 'time, main button')).toEqual([])
  expect(all(document, 'dd').filter(({ textContent }) => !textContent)).toEqual(
    [],
  )
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
  expect(titles.length).toBeGreaterThan(10)
  expect(unmarked).toEqual([])
})

// Text in these places is not for visitors, or is hidden until the visitor does something.
const notInThePages =
  /src\/site|evidence\.ts|inquiry-form|closeNotice|references|shell › crash|copy › (received|stamp|sentLabel|dueLabel|print)|(load|drawing|figures|href|icon|job|kind|part)$/

it('every text in src/content appears on a page', async () => {
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
