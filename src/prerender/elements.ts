import { Parser } from 'htmlparser2'

export interface MarkupElement {
  name: string
  attributes: Record<string, string>
}

export function elementsIn(markup: string): MarkupElement[] {
  const elements: MarkupElement[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push({ name, attributes }),
  })
  parser.end(markup)
  return elements
}

export function classNamesOf(elements: MarkupElement[]): Set<string> {
  const names = elements.flatMap(({ attributes }) =>
    attributes.class?.split(' '),
  )
  return new Set(names.filter((name) => name !== undefined))
}

/** Returns the code and the addresses that the page's security policy would block. */
export function foreignIn(elements: MarkupElement[]): string[] {
  return elements.flatMap((element) => {
    const address = foreignAddress(element)
    if (address) return address
    return isInlineCode(element) ? openingTag(element) : []
  })
}

function foreignAddress({ name, attributes }: MarkupElement) {
  const loadsFiles = ['script', 'link', 'img', 'iframe'].includes(name)
  // Browsers don't load the canonical URL.
  if (!loadsFiles || attributes.rel === 'canonical') return undefined
  const address = attributes.src ?? attributes.href ?? ''
  const page = 'https://this-site.invalid'
  const isForeign = URL.parse(address, page)?.origin !== page
  return isForeign ? address : undefined
}

function isInlineCode({ name, attributes }: MarkupElement): boolean {
  if (name === 'style') return true
  const isData = attributes.type?.endsWith('json')
  return name === 'script' && !attributes.src && !isData
}

function openingTag({ name, attributes }: MarkupElement): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${value}"`,
  )
  return `<${name}${written.join('')}>`
}
