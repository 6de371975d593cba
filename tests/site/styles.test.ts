import { globSync, readFileSync } from 'node:fs'
import { type MediaQuery, transform, type Visitor } from 'lightningcss'
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
    // How many `@media (hover: hover)` are around the rule that is being visited.
    let depth = 0
    visit(file, {
      Rule: {
        media({ value }) {
          if (value.query.mediaQueries.some(needsHover)) depth++
        },
      },
      RuleExit: {
        media({ value }) {
          if (value.query.mediaQueries.some(needsHover)) depth--
        },
      },
      Selector(selector) {
        const isHover = JSON.stringify(selector).includes('"kind":"hover"')
        if (isHover && depth === 0) found.push(file)
      },
    })
  }
  expect(sources.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})

it('no gradient repeats, because Firefox repeats oklch gradients incorrectly', () => {
  const repeating = sources.filter((file) =>
    readFileSync(file, 'utf8').includes('repeating-'),
  )
  expect(repeating).toEqual([])
})

it('offsets in SVG text are not in rem, which Safari makes too small', () => {
  const offsetInRem = /\bd[xy]="[^"]*rem"/
  const components = globSync('src/**/*.tsx')
  const found = components.filter((file) =>
    offsetInRem.test(readFileSync(file, 'utf8')),
  )
  expect(components).not.toEqual([])
  expect(found).toEqual([])
})

const drawings = globSync('src/**/*.svg')

it.each(drawings)(
  'each outline in %s has a stroke, because page styles do not apply to the file',
  (file) => {
    const outlines = readFileSync(file, 'utf8').match(
      /<(path|circle|ellipse) [^>]*>/g,
    )
    const attributes = ['stroke=', 'stroke-width=', 'vector-effect=']
    const withoutStroke = outlines?.filter((outline) => {
      return !attributes.some((attribute) => outline.includes(attribute))
    })
    expect(withoutStroke ?? []).toEqual([])
  },
)

it('the oldest supported browsers know every colour in the stylesheet', () => {
  const [stylesheet = ''] = globSync('dist/client/assets/static/*.css')
  const css = readFileSync(stylesheet, 'utf8')
  expect(css).toContain('oklch(')
  // Safari 16 supports `oklch()`, but neither of these.
  expect(css).not.toContain('light-dark(')
  expect(css).not.toContain('(from ')
})

// Chromium compares a name in `local()` with a font's full name, which often isn't the family's name:
// `local("Noto Sans")` finds nothing.
const fullNamesOfFonts = [
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
  expect(names.toSorted()).toEqual(fullNamesOfFonts.toSorted())
})
