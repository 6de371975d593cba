import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, it } from 'vitest'
import { newerIn } from '../support/browser-support.ts'

it.each([
  [
    'src/**/*.css',
    /(?<!@media \(hover: hover\) \{([^{}]|\{[^{}]*\})*):hover/,
    'touch screens keep hover styles after a tap, unless they are in `@media (hover: hover)`',
  ],
  ['src/**/*.css', /repeating-/, 'Firefox repeats oklch gradients incorrectly'],
  [
    'src/**/*.css',
    /(@keyframes((?!\n})[\s\S])*|transition:[^;]*)\b(block|inline|inset|margin|padding|font)[\w-]*[: ]/,
    'animating these properties makes browsers compute the layout in every frame',
  ],
  [
    'src/**/*.tsx',
    /\bd[xy]="[^"]*rem"/,
    'Safari makes rem offsets in SVG text too small',
  ],
  [
    'src/**/*.svg',
    /<(path|circle|ellipse) (?![^>]*(stroke|stroke-width|vector-effect)=)/,
    'page styles, which fix the width of outlines, do not apply to SVG files',
  ],
])('no file in %s contains %s, because %s', (pattern, forbidden) => {
  const files = globSync(pattern)
  expect(files).not.toEqual([])
  expect(
    files.filter((file) => forbidden.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})

/** Returns the CSS features in a stylesheet, named as in MDN's browser compatibility data. */
function featuresOf(css: string): string[] {
  const found: string[] = []
  const words = (text: string) => text.match(/[a-z][a-z-]+/g) ?? []
  const stylesheet = postcss.parse(css)
  stylesheet.walkDecls(({ prop, value }) => {
    found.push(`properties.${prop}`)
    for (const word of words(value))
      found.push(`properties.${prop}.${word}`, `types.color.${word}`)
  })
  stylesheet.walkAtRules(({ name, params }) => {
    found.push(
      `at-rules.${name}`,
      ...words(params).map((word) => `at-rules.${name}.${word}`),
    )
  })
  stylesheet.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/::?([a-z-]+)/g))
      found.push(`selectors.${name}`)
  })
  return found
}

// CSS features that older browsers may ignore. Each comment says what older browsers do instead, or
// why it makes no difference to visitors.
const optional = [
  // For older browsers, the build adds fallback colours and a vendor prefix.
  ...['types.color.light-dark', 'properties.text-size-adjust'],
  // In older browsers, a heading's last line can be short, or a printed page can end with a
  // heading.
  ...['properties.text-wrap', 'properties.break-after'],
  // iPhones need neither property: they have no mouse pointer, and fields can't be resized.
  ...['properties.cursor', 'properties.resize'],
  // Older browsers don't print collapsed answers.
  ...['selectors.details-content', 'properties.content-visibility'],
  // In older browsers, the floating button can cover the end of the page.
  ...['selectors.has', 'properties.overflow-anchor'],
  // Older browsers lay out the whole page before the first paint.
  'properties.contain-intrinsic-block-size',
  // Older browsers show a button that needs JavaScript, even if JavaScript is turned off.
  'at-rules.media.scripting',
  // In older browsers, text in neighbouring boxes can start at different heights.
  'properties.grid-template-rows.subgrid',
  // Older browsers show drawings in the final state of their animation.
  ...['properties.animation-', 'properties.view-timeline-name'],
  // In older browsers, stamps aren't enlarged, and text areas don't grow with their text.
  ...['properties.field-sizing', 'properties.zoom'],
  // In older browsers, the floating button stays at the bottom of the screen.
  ...['properties.anchor-name', 'properties.inset-block-start.anchor'],
]

it('the stylesheet works in the oldest supported browsers', () => {
  const [file = ''] = globSync('dist/client/assets/static/*.css')
  const newer = newerIn(featuresOf(readFileSync(file, 'utf8')))
  expect(
    newer.filter(
      (feature) => !optional.some((name) => feature.startsWith(name)),
    ),
    'write a fallback before it or in @supports not, and add it to `optional`',
  ).toEqual([])
})
