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

/**
 * Returns the elements that the page's security policy would block.
 * @param frames the origins that the policy allows in an `<iframe>`.
 */
export function foreignIn(
  elements: MarkupElement[],
  frames: readonly string[],
): MarkupElement[] {
  return elements.filter((element) => {
    const origin = foreignOrigin(element)
    if (origin === undefined) return isInlineCode(element)
    return element.name !== 'iframe' || !frames.includes(origin)
  })
}

/** Returns the origin of another site from which the element loads a file, or undefined. */
export function foreignOrigin({
  name,
  attributes,
}: MarkupElement): string | undefined {
  const loadsFiles = ['script', 'link', 'img', 'iframe'].includes(name)
  // Browsers don't load the canonical URL.
  if (!loadsFiles || attributes.rel === 'canonical') return undefined
  const address = attributes.src ?? attributes.href ?? ''
  const page = 'https://this-site.invalid'
  const origin = URL.parse(address, page)?.origin
  return origin === page ? undefined : origin
}

function isInlineCode({ name, attributes }: MarkupElement): boolean {
  if (name === 'style') return true
  const isData = attributes.type?.endsWith('json')
  return name === 'script' && !attributes.src && !isData
}
