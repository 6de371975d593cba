import { existsSync } from 'node:fs'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { folder, pageAt, pages } from '../support/built-site.ts'

// Settings in `.htmlvalidate.json`, where the command finds them as well.
const checker = new HtmlValidate(new FileSystemConfigLoader())
// https://validator.w3.org/nu reports these as errors: its CSS parser is older than they are.
const unknownToTheChecker =
  /@container|container-(?:type|name)|[\d.]cq[bhiw]|cqm(?:ax|in)|paint-order|starting-style|view-transition/g

const all = (document: Document, selector: string) => [...document.querySelectorAll(selector)]

describe.each(pages)('$path', ({ html, document }) => {
  it('is valid HTML, with headings in their order and no style in an attribute', async () => {
    const { results } = await checker.validateString(html, 'dist/client/page.html')
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(problems).toEqual([])
  })

  it('has styles that the Nu Html Checker understands', () => {
    const styles = all(document, 'style').map(({ textContent }) => textContent)
    expect(styles).toHaveLength(1)
    expect(styles.join().match(unknownToTheChecker)).toBeNull()
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
})

it('the browser itself checks the form as long as there is no script', () => {
  const form = pageAt('/contact').document.querySelector('form')
  expect(form?.hasAttribute('novalidate')).toBe(false)
  const required = [...(form?.querySelectorAll('[required]') ?? [])].map(({ id }) => id)
  expect(required).toEqual(['name', 'email', 'product'])
  expect(form?.querySelector('#email')?.getAttribute('type')).toBe('email')
})
