import { globSync, readFileSync } from 'node:fs'
import postcss, { AtRule, type ChildNode, type Node } from 'postcss'
import { expect, it } from 'vitest'
import { newerIn } from '../support/browser-support.ts'

const sheets = globSync('src/**/*.css').map((file) =>
  postcss.parse(readFileSync(file, 'utf8'), { from: file }),
)

/** Returns the file and line of each forbidden node. */
function placesOf(isForbidden: (node: ChildNode) => boolean): string[] {
  const places: string[] = []
  for (const sheet of sheets) {
    sheet.walk((node) => {
      if (isForbidden(node)) places.push(`${sheet.source?.input.from}:${node.source?.start?.line}`)
    })
  }
  return places
}

function isForPointers({ parent }: Pick<Node, 'parent'>): boolean {
  if (parent instanceof AtRule && parent.params.startsWith('(hover: hover)')) return true
  return parent !== undefined && isForPointers(parent)
}

it('hover styles apply only to devices that hover, because touch screens keep them after a tap', () => {
  const unguarded = placesOf(
    (node) => node.type === 'rule' && /:hover/.test(node.selector) && !isForPointers(node),
  )
  expect(unguarded, 'write @media (hover: hover) { &:hover { … } }').toEqual([])
})

it('no gradient repeats, because Firefox renders repeating oklch gradients incorrectly', () => {
  const repeated = placesOf((node) => node.type === 'decl' && /repeating-/.test(node.value))
  expect(repeated, 'write linear-gradient(…) 0 0 / 100% 2rem').toEqual([])
})

it('SVG text is offset in em, because Safari applies too small an offset in rem', () => {
  const components = globSync('src/**/*.tsx').filter((file) =>
    /\b(dy|dx)="[^"]*rem"/.test(readFileSync(file, 'utf8')),
  )
  expect(components, 'write dy="-0.667em"').toEqual([])
})

it('outlines in SVG files have a fixed width, because page styles do not apply to them', () => {
  const shapes = ['goods', 'jobs'].flatMap(
    (name) =>
      readFileSync(`src/ui/${name}.svg`, 'utf8').match(/<(path|circle|ellipse) [^>]*>/g) ?? [],
  )
  expect(shapes).not.toHaveLength(0)
  const scaling = shapes.filter((shape) => !/ (stroke|stroke-width|vector-effect)="/.test(shape))
  expect(scaling, 'write vector-effect="non-scaling-stroke"').toEqual([])
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

// CSS features that older browsers may ignore. Each comment describes what visitors see instead.
const optional = [
  // The build adds fallback colours for the light and dark schemes.
  'types.color.light-dark',
  // The build adds a vendor prefix.
  'properties.text-size-adjust',
  // Lines break at different words.
  'properties.text-wrap',
  'properties.break-after',
  // iPhones have no mouse pointer, and fields can't be resized on them.
  'properties.cursor',
  'properties.resize',
  // Collapsed answers aren't printed.
  'selectors.details-content',
  'properties.content-visibility',
  // The floating button may cover the end of the page.
  'selectors.has',
  'properties.overflow-anchor',
  // The browser lays out the whole page before the first paint.
  'properties.contain-intrinsic-block-size',
  // A button that needs JavaScript is visible even without JavaScript.
  'at-rules.media.scripting',
  // Text in neighbouring boxes isn't aligned.
  'properties.grid-template-columns.subgrid',
  'properties.grid-template-rows.subgrid',
  // Drawings show the final state of their animation.
  'properties.animation-',
  'properties.view-timeline-name',
  // Scroll bars, drawings and fields have their default sizes.
  'properties.scrollbar-',
  'properties.field-sizing',
  'properties.zoom',
]

it('the stylesheet works in the oldest supported browsers', () => {
  const [file = ''] = globSync('dist/client/assets/static/*.css')
  const newer = newerIn(featuresOf(readFileSync(file, 'utf8')))
  expect(
    newer.filter((feature) => !optional.some((name) => feature.startsWith(name))),
    'write a fallback before it or in @supports not, and add it to `optional`',
  ).toEqual([])
})
