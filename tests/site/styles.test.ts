import { globSync, readFileSync } from 'node:fs'
import postcss, { AtRule, type ChildNode, type Node } from 'postcss'
import { expect, it } from 'vitest'
import { newerIn } from '../support/browser-support.ts'

function isForPointers({ parent }: Pick<Node, 'parent'>): boolean {
  if (parent instanceof AtRule && parent.params.startsWith('(hover: hover)')) return true
  return parent !== undefined && isForPointers(parent)
}

it('hover styles apply only on devices that can hover, because touch screens keep them after a tap', () => {
  const unguarded: string[] = []
  for (const file of globSync('src/**/*.css')) {
    postcss.parse(readFileSync(file, 'utf8')).walkRules(/:hover/, (rule) => {
      if (!isForPointers(rule)) unguarded.push(`${file}: ${rule.selector}`)
    })
  }
  expect(unguarded, 'write @media (hover: hover) { &:hover { … } }').toEqual([])
})

it.each([
  ['src/**/*.css', /repeating-/, 'Firefox repeats oklch gradients incorrectly'],
  ['src/**/*.tsx', /\bd[xy]="[^"]*rem"/, 'Safari makes rem offsets in SVG text too small'],
  [
    'src/**/*.svg',
    /<(path|circle|ellipse) (?![^>]*(stroke|stroke-width|vector-effect)=)/,
    'page styles, which fix the width of outlines, do not apply to SVG files',
  ],
])('no file in %s contains %s, because %s', (pattern, forbidden) => {
  const files = globSync(pattern)
  expect(files).not.toEqual([])
  expect(files.filter((file) => forbidden.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('only properties that browsers animate without a layout are animated', () => {
  const animatable = ['clip-path', 'opacity', 'rotate', 'scale', 'stroke-dashoffset', 'translate']
  const animated: string[] = []
  for (const file of globSync('src/**/*.css')) {
    const css = postcss.parse(readFileSync(file, 'utf8'))
    css.walkAtRules('keyframes', (frames) =>
      frames.walkDecls(({ prop }) => void animated.push(prop)),
    )
    css.walkDecls('transition', ({ value }) => {
      animated.push(...value.split(',').map((each) => String(each.trim().split(' ')[0])))
    })
  }
  expect(animated).not.toEqual([])
  expect(animatable).toEqual(expect.arrayContaining(animated))
})

/** Yields the CSS features in a stylesheet, named as in MDN's browser compatibility data. */
function* featuresOf(css: string) {
  const nodes: ChildNode[] = []
  postcss.parse(css).walk((node) => void nodes.push(node))
  const words = (text: string) => text.match(/[a-z][a-z-]+/g) ?? []
  for (const node of nodes) {
    if (node.type === 'decl') {
      yield `properties.${node.prop}`
      for (const word of words(node.value))
        yield* [`properties.${node.prop}.${word}`, `types.color.${word}`]
    } else if (node.type === 'atrule') {
      yield `at-rules.${node.name}`
      for (const word of words(node.params)) yield `at-rules.${node.name}.${word}`
    } else if (node.type === 'rule') {
      for (const [, name] of node.selector.matchAll(/::?([a-z-]+)/g)) yield `selectors.${name}`
    }
  }
}

// CSS features that older browsers may ignore. Each comment says what older browsers do instead, or
// why visitors miss nothing.
const optional = [
  // The build adds fallback colours for the light and dark schemes.
  'types.color.light-dark',
  // The build adds a vendor prefix.
  'properties.text-size-adjust',
  // Older browsers break lines at different words.
  'properties.text-wrap',
  'properties.break-after',
  // iPhones have no mouse pointer, and fields can't be resized on them.
  'properties.cursor',
  'properties.resize',
  // Older browsers don't print collapsed answers.
  'selectors.details-content',
  'properties.content-visibility',
  // In older browsers, the floating button may cover the end of the page.
  'selectors.has',
  'properties.overflow-anchor',
  // Older browsers lay out the whole page before the first paint.
  'properties.contain-intrinsic-block-size',
  // Older browsers show a button that needs JavaScript even if JavaScript is turned off.
  'at-rules.media.scripting',
  // Older browsers don't align the text in neighbouring boxes.
  'properties.grid-template-rows.subgrid',
  // Older browsers show drawings in the final state of their animation.
  'properties.animation-',
  'properties.view-timeline-name',
  // Older browsers show drawings and fields in their default sizes.
  'properties.field-sizing',
  'properties.zoom',
  // Older browsers keep the floating button at the bottom of the screen.
  'properties.anchor-name',
  'properties.inset-block-start.anchor',
]

it('the stylesheet works in the oldest supported browsers', () => {
  const [file = ''] = globSync('dist/client/assets/static/*.css')
  const newer = newerIn(featuresOf(readFileSync(file, 'utf8')))
  expect(
    newer.filter((feature) => !optional.some((name) => feature.startsWith(name))),
    'write a fallback before it or in @supports not, and add it to `optional`',
  ).toEqual([])
})
