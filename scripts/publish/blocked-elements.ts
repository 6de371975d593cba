import {
  foreignOrigin,
  type MarkupElement,
} from '../../src/prerender/elements.ts'

/** For each element: the line of the security policy that blocks it, and the way out. */
const remedies: Record<string, [line: string, remedy: string]> = {
  script: [
    'script-src',
    'Delete it. If it counts visitors, see docs/analytics.md.',
  ],
  style: [
    'style-src',
    'Move the styles into a .css file: for a file in public/, into public/ too.',
  ],
  link: [
    'style-src',
    "Delete it, or save the file in the project. For another typeface, see the README's “Change the brand”.",
  ],
  img: [
    'img-src',
    'Save the picture in public/, and use its address there, such as /map.png.',
  ],
}

/** Explains why visitors would not see an element of a page or of a file in `public/`. */
export function explainBlocked(place: string, element: MarkupElement): string {
  const blocked = `${place} contains ${openingTag(element)}, which the line`
  const origin = foreignOrigin(element)
  if (element.name === 'iframe' && origin) {
    return `${blocked} frame-src of the site's security policy blocks. To allow this site and no other, add '${origin}' to \`frames\` in src/site.ts. Visitors' browsers will then connect to it: read “Show another company's page” in src/content/README.md.`
  }
  const [line, remedy] = remedies[element.name] ?? ['default-src', 'Delete it.']
  return `${blocked} ${line} of the site's security policy blocks. ${remedy}`
}

function openingTag({ name, attributes }: MarkupElement): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${value}"`,
  )
  return `<${name}${written.join('')}>`
}
