import { globSync, readFileSync } from 'node:fs'
import postcss, { AtRule, type ChildNode, type Node } from 'postcss'
import { expect, it } from 'vitest'
import { newerIn } from '../support/browser-support.ts'

const sheets = globSync('src/**/*.css').map((file) =>
  postcss.parse(readFileSync(file, 'utf8'), { from: file }),
)

/** The files and lines of the nodes that a rule forbids. */
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

it('hover styles are only for devices that hover, because touch screens keep them after a tap', () => {
  const unguarded = placesOf(
    (node) => node.type === 'rule' && /:hover/.test(node.selector) && !isForPointers(node),
  )
  expect(unguarded, 'write @media (hover: hover) { &:hover { … } }').toEqual([])
})

it('no gradient repeats, because Firefox draws repeated oklch colours wrong', () => {
  const repeated = placesOf((node) => node.type === 'decl' && /repeating-/.test(node.value))
  expect(repeated, 'write linear-gradient(…) 0 0 / 100% 2rem').toEqual([])
})

it('text in drawings is moved by em, because Safari moves it too little by rem', () => {
  const components = globSync('src/**/*.tsx').filter((file) =>
    /\b(dy|dx)="[^"]*rem"/.test(readFileSync(file, 'utf8')),
  )
  expect(components, 'write dy="-0.667em"').toEqual([])
})

/** The parts of a stylesheet, with the names of MDN's browser compatibility data. */
function* partsOf(css: string) {
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

// What older browsers may ignore, because visitors lose nothing that they need.
const optional = [
  // The build writes the light or the dark half for these browsers.
  'types.color.light-dark',
  // The build adds the prefix.
  'properties.text-size-adjust',
  // Lines break in other places.
  'properties.text-wrap',
  'properties.break-after',
  // iPhones have no pointer, and draw fields in their own way.
  'properties.cursor',
  'properties.resize',
  // Closed answers are not printed.
  'selectors.details-content',
  'properties.content-visibility',
  // Floating boxes may cover the end of the page.
  'selectors.has',
  'properties.overflow-anchor',
  // The browser lays out the whole page before the first paint.
  'properties.contain-intrinsic-block-size',
  // A button that needs a script is visible without it.
  'at-rules.media.scripting',
  // Boxes side by side do not align their lines.
  'properties.grid-template-columns.subgrid',
  'properties.grid-template-rows.subgrid',
  // Scroll bars, drawings and fields keep the browser's sizes.
  'properties.scrollbar-',
  'properties.field-sizing',
  'properties.zoom',
]

it('the stylesheet works in the oldest supported browsers', () => {
  const [file = ''] = globSync('dist/client/assets/static/*.css')
  const newer = newerIn(partsOf(readFileSync(file, 'utf8')))
  expect(
    newer.filter((part) => !optional.some((name) => part.startsWith(name))),
    'write a fallback before it or in @supports not, and add it to `optional`',
  ).toEqual([])
})
