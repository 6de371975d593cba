import {
  foreignOrigin,
  type MarkupElement,
} from '../../src/prerender/elements.ts'

interface Remedy {
  /** The line of the security policy that blocks the element. */
  policyLine: string
  /** What the owner can do instead. */
  advice: string
}

const remedies: Record<string, Remedy> = {
  script: {
    policyLine: 'script-src',
    advice: 'Delete it. If it counts visitors, see docs/analytics.md.',
  },
  style: {
    policyLine: 'style-src',
    advice:
      'Move the styles into a .css file: for a file in public/, into public/ too.',
  },
  link: {
    policyLine: 'style-src',
    advice:
      "Delete it, or save the file in the project. For another typeface, see the README's “Change the brand”.",
  },
  img: {
    policyLine: 'img-src',
    advice:
      'Save the picture in public/, and use its address there, such as /map.png.',
  },
}

const otherRemedy = { policyLine: 'default-src', advice: 'Delete it.' }

/** Explains why visitors would not see an element of a page or of a file in `public/`. */
export function explainBlocked(place: string, element: MarkupElement): string {
  const blocked = `${place} contains ${openingTag(element)}, which the line`
  const origin = foreignOrigin(element)
  if (element.name === 'iframe' && origin) {
    return `${blocked} frame-src of the site's security policy blocks. To allow this site and no other, add '${origin}' to \`frames\` in src/site.ts. Visitors' browsers will then connect to it: read “Show another company's page” in src/content/README.md.`
  }
  const { policyLine, advice } = remedies[element.name] ?? otherRemedy
  return `${blocked} ${policyLine} of the site's security policy blocks. ${advice}`
}

function openingTag({ name, attributes }: MarkupElement): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${value}"`,
  )
  return `<${name}${written.join('')}>`
}
