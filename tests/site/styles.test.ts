import { globSync, readFileSync } from 'node:fs'
import {
  type Declaration,
  type MediaQuery,
  transform,
  type Visitor,
} from 'lightningcss'
import { expect, it } from 'vitest'

const sources = globSync('src/**/*.css')

function visit(file: string, visitor: Visitor<never>) {
  transform({
    filename: file,
    code: readFileSync(file),
    // Lightning CSS would report `:global()` in a normal stylesheet.
    cssModules: file.endsWith('.module.css'),
    visitor,
  })
}

/** Whether the query is true only for devices whose pointer can hover. */
function needsHover(query: MediaQuery): boolean {
  return JSON.stringify(query.condition).includes('"name":"hover"')
}

it('hover styles are in `@media (hover: hover)`, because touch screens keep them after a tap', () => {
  const found: string[] = []
  for (const file of sources) {
    let queries = 0
    visit(file, {
      Rule: {
        media({ value }) {
          if (value.query.mediaQueries.some(needsHover)) queries++
        },
      },
      RuleExit: {
        media({ value }) {
          if (value.query.mediaQueries.some(needsHover)) queries--
        },
      },
      Selector(selector) {
        const isHover = JSON.stringify(selector).includes('"kind":"hover"')
        if (isHover && queries === 0) found.push(file)
      },
    })
  }
  expect(sources.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})

// Browsers can change these properties without computing the layout again.
const cheapToAnimate = [
  'translate',
  'rotate',
  'scale',
  'transform',
  'opacity',
  'clip-path',
]

function propertyOf(declaration: Declaration): string {
  return declaration.property === 'unparsed'
    ? declaration.value.propertyId.property
    : declaration.property
}

it('only properties that need no layout are animated', () => {
  const animated = new Set<string>()
  for (const file of sources) {
    visit(file, {
      Rule: {
        keyframes({ value }) {
          for (const { declarations } of value.keyframes) {
            for (const declaration of declarations.declarations ?? []) {
              animated.add(propertyOf(declaration))
            }
          }
        },
      },
      Declaration: {
        transition({ value }) {
          // Lightning CSS doesn't parse a transition that contains a custom property.
          const parsed = Array.isArray(value) ? value : []
          expect(parsed, file).not.toEqual([])
          for (const { property } of parsed) animated.add(property.property)
        },
      },
    })
  }
  expect(animated.size).toBeGreaterThan(3)
  const others = [...animated].filter((name) => !cheapToAnimate.includes(name))
  expect(others).toEqual([])
})

const filesContaining = (pattern: string, text: string | RegExp) =>
  globSync(pattern).filter(
    (file) => readFileSync(file, 'utf8').search(text) !== -1,
  )

it('no gradient repeats, because Firefox repeats oklch gradients incorrectly', () => {
  expect(filesContaining('src/**/*.css', 'repeating-')).toEqual([])
})

it('offsets in SVG text are not in rem, which Safari makes too small', () => {
  expect(filesContaining('src/**/*.tsx', /\bd[xy]="[^"]*rem"/)).toEqual([])
})

it('outlines in SVG files have a stroke, because page styles do not apply to these files', () => {
  const outline = /<(path|circle|ellipse) [^>]*>/g
  for (const file of globSync('src/**/*.svg')) {
    const outlines = readFileSync(file, 'utf8').match(outline) ?? []
    const without = outlines.filter(
      (element) => !/(stroke|stroke-width|vector-effect)=/.test(element),
    )
    expect(without, file).toEqual([])
  }
})

it('the oldest supported browsers know every colour in the stylesheet', () => {
  const [file = ''] = globSync('dist/client/assets/static/*.css')
  const css = readFileSync(file, 'utf8')
  expect(css.includes('oklch(')).toBe(true)
  // Safari 16 supports `oklch()`, but not these functions.
  const newer = ['light-dark(', '(from '].filter((text) => css.includes(text))
  expect(newer).toEqual([])
})

// Chromium compares a name in `local()` with a font's full name, which often isn't the family's name:
// `local("Noto Sans")` finds nothing.
const fullNames = [
  // Windows, macOS and iOS.
  'Arial',
  'Arial Bold',
  // Linux, as a replacement for Arial.
  'Liberation Sans',
  'Liberation Sans Bold',
  // Android.
  'Roboto',
  'Roboto Bold',
  // GNOME.
  'Cantarell Regular',
  'Cantarell Bold',
  // KDE, and recent versions of Debian and Fedora.
  'Noto Sans Regular',
  'Noto Sans Bold',
  // Other Linux systems.
  'DejaVu Sans',
  'DejaVu Sans Bold',
]

it("each fallback font is declared with the font's full name", () => {
  const [file = ''] = globSync('dist/client/assets/static/*.css')
  const names: unknown[] = []
  visit(file, {
    Rule: {
      'font-face'({ value }) {
        for (const property of value.properties) {
          if (property.type !== 'source') continue
          for (const source of property.value) {
            if (source.type === 'local') names.push(source.value)
          }
        }
      },
    },
  })
  expect(names.toSorted()).toEqual(fullNames.toSorted())
})
