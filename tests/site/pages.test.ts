import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { site } from '../../src/site.ts'
import { files, folder, pages } from '../support/built-site.ts'

const all = (document: Document, selector: string) => [...document.querySelectorAll(selector)]
const attribute = (document: Document, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name)

describe.each(pages)('$path', ({ path, indexed, html, document }) => {
  it('has one h1 and skips no heading level', () => {
    const levels = all(document, 'main :is(h1, h2, h3, h4)').map(({ tagName }) =>
      Number(tagName.slice(1)),
    )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.reduce((above, level) => {
      expect(level).toBeLessThanOrEqual(above + 1)
      return level
    }, 0)
  })

  it('says in its head what it is and whether it may be listed', () => {
    expect(document.title).toContain(site.name)
    expect(attribute(document, 'meta[name=description]', 'content')?.length).toBeGreaterThan(50)
    expect(attribute(document, 'link[rel=canonical]', 'href')).toBe(
      indexed ? site.origin + path : undefined,
    )
    expect(attribute(document, 'meta[name=robots]', 'content')).toBe(
      indexed ? undefined : 'noindex',
    )
  })

  it('links only to pages and files that exist, written the canonical way', () => {
    for (const link of all(document, 'a[href]')) {
      const href = link.getAttribute('href') ?? ''
      expect(link.textContent?.trim(), href).not.toBe('')
      if (href.startsWith('mailto:')) continue
      if (href.startsWith('#')) {
        expect(document.getElementById(href.slice(1)), href).not.toBeNull()
        continue
      }
      expect(pages.map((page) => page.path)).toContain(href)
    }
    for (const element of all(document, 'link[href^="/"], script[src]')) {
      const file = element.getAttribute('href') ?? element.getAttribute('src')
      expect(existsSync(folder + file), String(file)).toBe(true)
    }
  })

  it('keeps to what the content security policy allows', () => {
    expect(html).not.toMatch(/\sstyle="/)
    expect(html).not.toMatch(/\son[a-z]+="/)
    for (const element of all(document, '[src], link[rel~=stylesheet], link[rel=modulepreload]')) {
      const address = element.getAttribute('src') ?? element.getAttribute('href')
      expect(address).toMatch(/^\/(?!\/)/)
    }
  })

  it('leads to the quote form', () => {
    expect(all(document, 'a[href="/contact"]').length).toBeGreaterThan(0)
  })
})

describe('the form', () => {
  it('is checked by the browser itself as long as there is no script', () => {
    const [contact] = pages.filter(({ path }) => path === '/contact')
    const form = contact?.document.querySelector('form')
    expect(form?.hasAttribute('novalidate')).toBe(false)
    expect([...(form?.querySelectorAll('[required]') ?? [])].map(({ id }) => id)).toEqual([
      'name',
      'email',
      'product',
    ])
    expect(form?.querySelector('#email')?.getAttribute('type')).toBe('email')
  })
})

describe('the site', () => {
  it('has a title and a description of its own for every page', () => {
    const titles = pages.map(({ document }) => document.title)
    const descriptions = pages.map(({ document }) =>
      attribute(document, 'meta[name=description]', 'content'),
    )
    expect(new Set(titles).size).toBe(pages.length)
    expect(new Set(descriptions).size).toBe(pages.length)
  })

  it('lists exactly the indexed pages in its sitemap, which robots.txt names', () => {
    const sitemap = readFileSync(`${folder}/sitemap.xml`, 'utf8')
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    expect(listed).toEqual(
      pages.filter(({ indexed }) => indexed).map(({ path }) => site.origin + path),
    )
    expect(readFileSync(`${folder}/robots.txt`, 'utf8')).toContain(
      `Sitemap: ${site.origin}/sitemap.xml`,
    )
  })

  it('publishes nothing that no page asks for', () => {
    const published = files.filter((file) => /^assets\/.*\.\w+$/.test(file))
    const text = files
      .filter((file) => /\.(html|js|css)$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join()
    for (const file of published) expect(text, file).toContain(file.split('/').at(-1))
    expect(files).not.toContain('inquiry-rejected.html')
  })
})
