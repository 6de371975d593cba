import { readFile, writeFile } from 'node:fs/promises'
import {
  type FontFaceProperty,
  type FontFaceRule,
  type Selector,
  transform,
  type UnicodeRange,
} from 'lightningcss'

/** The parameters of the browser's `FontFace`. */
export interface Typeface {
  family: string
  source: string
  descriptors: FontFaceDescriptors
}

export interface Stylesheet {
  /** The fonts in the stylesheet that visitors download. */
  typefaces: Typeface[]
  /** Returns the styles, without fonts, for elements that have these classes. */
  usedBy(classNames: Set<string>): string
}

export async function readStylesheet(file: string): Promise<Stylesheet> {
  const typefaces: Typeface[] = []
  const classNames = new Set<string>()
  const animations: string[] = []
  // Vite has already written the styles for older browsers.
  const options = { filename: 'style.css', minify: true }
  const { code } = transform({
    ...options,
    code: await readFile(file),
    visitor: {
      Rule: {
        'font-face'({ value }) {
          const typeface = typefaceOf(value)
          if (!typeface) return
          typefaces.push(typeface)
          // Removes the rule from the stylesheet.
          return []
        },
        keyframes({ value }) {
          animations.push(value.name.value)
        },
      },
      Selector(selector) {
        for (const name of classNamesIn(selector)) classNames.add(name)
      },
    },
  })

  // Every page's script adds the fonts. If the stylesheet declared them too, it would show fonts that
  // the script has withheld.
  await writeFile(file, code)

  function usedBy(used: Set<string>): string {
    const unusedClasses = [...classNames].filter((name) => !used.has(name))
    const styles = without(unusedClasses)
    // The one occurrence is the definition of the animation.
    const unusedAnimations = animations.filter((name) =>
      occursOnce(name, styles),
    )
    return without([...unusedClasses, ...unusedAnimations])
  }

  function without(unusedSymbols: string[]) {
    return transform({ ...options, code, unusedSymbols }).code.toString()
  }
  return { typefaces, usedBy }
}

function occursOnce(word: string, text: string): boolean {
  return text.includes(word) && text.indexOf(word) === text.lastIndexOf(word)
}

/** Returns the classes in a selector, also those in `:is()` and similar functions. */
function classNamesIn(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return part.name
    if (part.type !== 'pseudo-class') return []
    switch (part.kind) {
      case 'has':
      case 'is':
      case 'not':
      case 'where':
        return part.selectors.flatMap(classNamesIn)
      default:
        return []
    }
  })
}

/** Returns undefined for a font that the visitor's system already has. */
function typefaceOf({ properties }: FontFaceRule): Typeface | undefined {
  const descriptors: FontFaceDescriptors = {}
  let family = ''
  let source: string | undefined
  for (const property of properties) {
    if (property.type === 'font-family') family = `${property.value}`
    if (property.type === 'font-weight')
      descriptors.weight = weightsOf(property)
    if (property.type === 'source') source = sourceOf(property)
    if (property.type === 'unicode-range') {
      descriptors.unicodeRange = property.value.map(rangeOf).join(',')
      // The page's script loads the other fonts before it adds them to the page. The browser loads this
      // one itself, and without `swap` its letters would be invisible until then.
      descriptors.display = 'swap'
    }
  }
  return source ? { family, source, descriptors } : undefined
}

type Property<Type> = Extract<FontFaceProperty, { type: Type }>

function sourceOf({ value: [source] }: Property<'source'>) {
  if (source?.type !== 'url') return undefined
  return `url(${source.value.url.url})`
}

/** Returns a weight, or the lightest and the boldest one: `400 800`. */
function weightsOf({ value }: Property<'font-weight'>): string {
  const normal = 400
  const [lightest, boldest] = value.map((limit) =>
    limit.type === 'absolute' && limit.value.type === 'weight'
      ? limit.value.value
      : normal,
  )
  return lightest === boldest ? `${lightest}` : `${lightest} ${boldest}`
}

/** Returns a range as in CSS: `U+A2`, or `U+C0-D6`. */
function rangeOf({ start, end }: UnicodeRange): string {
  const first = start.toString(16).toUpperCase()
  const last = end.toString(16).toUpperCase()
  return first === last ? `U+${first}` : `U+${first}-${last}`
}
