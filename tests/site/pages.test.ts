import { existsSync, readFileSync, statSync } from 'node:fs'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { readTexts } from '../../scripts/build/content-texts.ts'
import { labels } from '../../src/content/labels.ts'
import { productResearch } from '../../src/content/product-research.ts'
import { tiktokShop } from '../../src/content/tiktok-shop.ts'
import { readColours } from '../../src/prerender/colours.ts'
import { site } from '../../src/site.ts'
import { folder, pageAt, pages, pngSize } from '../support/built-site.ts'

const texts = await readTexts()

// Settings in `.htmlvalidate.json`, where the command finds them as well.
const checker = new HtmlValidate(new FileSystemConfigLoader())
// https://validator.w3.org/nu reports these as errors, because its CSS parser does not know them.
const unknownToTheChecker =
  /@container|container-(?:type|name)|[\d.]cq[bhiw]|cqm(?:ax|in)|paint-order|starting-style|view-transition/g

const all = (within: ParentNode, selector: string) => [...within.querySelectorAll(selector)]

function contentOf(document: Document, name: string) {
  const found = [...document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)]
  expect(found.length, name).toBeLessThanOrEqual(1)
  return found[0]?.getAttribute('content') ?? undefined
}

/** The file of the preview's picture, whose address has to be one of this site. */
function pictureOf(document: Document) {
  const url = contentOf(document, 'og:image') ?? ''
  expect(url).toMatch(new RegExp(`^${site.origin}/`))
  return url.slice(site.origin.length)
}

describe.each(pages)('$path', ({ path, noindex, html, document }) => {
  it('is valid HTML without empty parts, unknown classes or places that were not filled', async () => {
    const { results } = await checker.validateString(html, 'dist/client/page.html')
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(problems).toEqual([])
    // A CSS module gives `undefined` for a class that it does not have.
    expect(all(document, 'address:empty, ul:empty, section:empty, .undefined')).toEqual([])
    // Every {email} in a text has been replaced.
    expect(document.querySelector('main')?.textContent).not.toContain('{')
  })

  it('has styles that the Nu Html Checker understands', () => {
    const styles = all(document, 'style').map(({ textContent }) => textContent)
    expect(styles).toHaveLength(1)
    expect(styles.join().match(unknownToTheChecker)).toBeNull()
  })

  it('numbers its steps as they stand in their list', () => {
    for (const list of all(document, 'ol')) {
      const titles = all(list, 'li > p').map(({ textContent }) => textContent)
      const steps = titles.filter((title) => title.startsWith(`${labels.step} `))
      expect(steps).toEqual(steps.map((_, index) => `${labels.step} ${index + 1}`))
    }
  })

  it('leads to the quote form, and only to pages and files that exist', () => {
    const hrefs = all(document, 'a[href]').map((link) => link.getAttribute('href') ?? '')
    expect(hrefs).toContain('/contact')
    for (const href of hrefs.filter((href) => !href.startsWith('mailto:'))) {
      if (href.startsWith('#')) expect(document.getElementById(href.slice(1)), href).not.toBeNull()
      else expect(pages.map(({ path }) => path)).toContain(href)
    }
    for (const element of all(document, 'link[href^="/"], script[src]')) {
      const file = element.getAttribute('href') ?? element.getAttribute('src')
      expect(existsSync(folder + file), String(file)).toBe(true)
    }
  })

  it('draws only what is in the files of drawings', () => {
    for (const use of all(document, 'use')) {
      const [file = '', id] = use.getAttribute('href')?.split('#') ?? []
      expect(readFileSync(folder + file, 'utf8')).toContain(`id="${id}"`)
    }
  })

  it('has a head that says what the page says, and gives it one address or none', () => {
    const address = noindex ? undefined : site.origin + path
    const expected = {
      'og:description': contentOf(document, 'description'),
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
      expect(contentOf(document, name), name).toBe(content)
    }
    expect(document.title).toBe(`${contentOf(document, 'og:title')} | ${site.name}`)
    const canonical = document.querySelector('link[rel=canonical]')
    expect(canonical?.getAttribute('href')).toBe(address)
  })

  it('has a sharing picture of 1200 x 630 pixels and less than 100 kB', () => {
    expect(pngSize(pictureOf(document))).toBe('1200x630')
    expect(statSync(folder + pictureOf(document)).size).toBeLessThan(100_000)
  })
})

it('without script the browser checks the form', () => {
  const form = pageAt('/contact').document.querySelector('form')
  expect(form?.hasAttribute('novalidate')).toBe(false)
  const required = [...(form?.querySelectorAll('[required]') ?? [])].map(({ id }) => id)
  expect(required).toEqual(['name', 'email', 'product'])
  expect(form?.querySelector('#email')?.getAttribute('type')).toBe('email')
})

it('every page has a picture of its own', () => {
  const pictures = pages.map(({ document }) => readFileSync(folder + pictureOf(document), 'base64'))
  expect(new Set(pictures).size).toBe(pages.length)
})

// In other files, in the page only after something has happened, or with a country that the map lacks.
const notInThePages =
  /src\/site|evidence\.ts|head › picture|inquiry-form|closeNotice|alsoFrom|shell › crash|copy › (sentLabel|dueHere|print)|(load|drawing|href|icon|job|kind|part)$/

it('the pages show every text that was written for them', () => {
  const squeezed = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()
  const named = '[aria-label], meta[content]'
  const shown = pages.map(({ document }) =>
    all(document, named)
      .map((element) => element.getAttribute('aria-label') ?? element.getAttribute('content'))
      .concat(document.documentElement.textContent)
      .join(),
  )
  const everything = squeezed(shown.join())
  const missing = texts.filter(
    ({ at, text }) =>
      !notInThePages.test(at) &&
      !everything.includes(squeezed(text.replace('{email}', site.email))),
  )
  expect(missing, 'Written, and on no page').toEqual([])
})

const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

it('a planner marks the weeks in which a launch falls', () => {
  const { weeks } = tiktokShop.advantages.launch
  const marked = all(pageAt('/tiktok-shop').document, 'figure .accent')
  expect(marked.map(({ textContent }) => Number(textContent))).toEqual(upTo(weeks.from, weeks.to))
})

it('a calendar marks the days on which each report may arrive, and the days of work before', () => {
  const { document } = pageAt('/product-research')
  const marked = (kind: string) =>
    all(document, `[data-day="${kind}"]`).map(({ textContent }) => Number(textContent))
  const types = productResearch.researchTypes.types ?? []
  expect(types).not.toHaveLength(0)
  expect(marked('report')).toEqual(types.flatMap(({ days }) => upTo(days.from, days.to)))
  expect(marked('work')).toEqual(types.flatMap(({ days }) => upTo(1, days.from - 1)))
})

it('the colour of the browser is that of the page, in light and dark', () => {
  const paper = readColours(readFileSync('src/styles/tokens.css', 'utf8'))('paper')
  for (const { document } of pages) {
    for (const scheme of ['light', 'dark'] as const) {
      const selector = `meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`
      expect(document.querySelector(selector)?.getAttribute('content')).toBe(paper[scheme])
    }
  }
})
