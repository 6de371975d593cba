import { globSync, readFileSync } from 'node:fs'
import postcss, { AtRule, type ChildNode, type Node } from 'postcss'
import { expect, it } from 'vitest'
import { newerIn } from '../support/browser-support.ts'

const sheets = globSync('src/**/*.css').map((file) =>
  postcss.parse(readFileSync(file, 'utf8'), { from: file }),
)

/** Where the sources have what `isWrong` finds: files with their lines. */
function placesOf(isWrong: (node: ChildNode) => boolean): string[] {
  const places: string[] = []
  for (const sheet of sheets) {
    sheet.walk((node) => {
      if (!isWrong(node)) return
      places.push(`${sheet.source?.input.from}:${node.source?.start?.line}`)
    })
  }
  return places
}

function isForPointers({ parent }: Pick<Node, 'parent'>): boolean {
  if (parent instanceof AtRule && parent.params.startsWith('(hover: hover)')) return true
  return parent !== undefined && isForPointers(parent)
}

it('has hover styles only for devices that hover, because on others they stay after a tap', () => {
  const unguarded = placesOf(
    (node) => node.type === 'rule' && /:hover/.test(node.selector) && !isForPointers(node),
  )
  expect(unguarded, 'write @media (hover: hover) { &:hover { … } }').toEqual([])
})

it('has no repeating gradient, because Firefox draws those of oklch colours wrong', () => {
  const repeated = placesOf((node) => node.type === 'decl' && /repeating-/.test(node.value))
  expect(repeated, 'tile: linear-gradient(var(--rule) 1px, transparent 0) 0 0 / 100% 2rem').toEqual(
    [],
  )
})

it('shifts text in drawings by em, because Safari draws a shift in rem too small', () => {
  const components = globSync('src/**/*.tsx').filter((file) =>
    /\b(dy|dx)="[^"]*rem"/.test(readFileSync(file, 'utf8')),
  )
  expect(components, 'write dy="-0.667em"').toEqual([])
})

/** What a stylesheet uses, named as in MDN's data on browsers. */
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

// What older browsers ignore without loss of anything that a visitor needs, by what happens there.
const graceful: Record<string, string[]> = {
  'the build writes the light or dark half for them': ['types.color.light-dark'],
  'the build prefixes it': ['properties.text-size-adjust'],
  'lines break elsewhere': ['properties.text-wrap', 'properties.break-after'],
  'iPhones have no pointer and draw fields in their own way': [
    'properties.cursor',
    'properties.resize',
  ],
  'closed answers are not printed': ['selectors.details-content', 'properties.content-visibility'],
  'what floats may lie over the end of the page': ['selectors.has', 'properties.overflow-anchor'],
  'everything is laid out before the first paint': ['properties.contain-intrinsic-block-size'],
  'a button that needs a script is shown without one': ['at-rules.media.scripting'],
  'boxes side by side keep their own lines': [
    'properties.grid-template-columns.subgrid',
    'properties.grid-template-rows.subgrid',
  ],
  'scroll bars, drawings and fields have the size that browsers give them': [
    'properties.scrollbar-',
    'properties.field-sizing',
    'properties.zoom',
  ],
}

it('uses nothing that the oldest supported browsers lack, except what they can do without', () => {
  const [file = ''] = globSync('dist/client/assets/static/*.css')
  const known = Object.values(graceful).flat()
  const newer = newerIn(partsOf(readFileSync(file, 'utf8')))
  expect(
    newer.filter((part) => !known.some((name) => part.startsWith(name))),
    'write what older browsers understand before it or in @supports not, and name it in `graceful`',
  ).toEqual([])
})
