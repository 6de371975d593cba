import { globSync, readFileSync } from 'node:fs'
import {
  type CustomAtRules,
  type Declaration,
  transform,
  type Visitor,
} from 'lightningcss'
import { expect, it } from 'vitest'

/** Properties that browsers can animate without computing the layout in every frame. */
const animatable = [
  'clip-path',
  'opacity',
  'rotate',
  'scale',
  'stroke-dashoffset',
  'translate',
]

/** @returns the declared property, whose value may contain `var()` and so be unparsed. */
const nameOf = (declaration: Declaration): string =>
  declaration.property === 'unparsed'
    ? declaration.value.propertyId.property
    : declaration.property

/** Returns the properties that a stylesheet animates or lets change gradually. */
function animatedProperties(code: Buffer): string[] {
  const found: string[] = []
  const visitor: Visitor<CustomAtRules> = {
    Rule: {
      keyframes({ value }) {
        for (const { declarations } of value.keyframes)
          found.push(...(declarations.declarations ?? []).map(nameOf))
      },
    },
    Declaration(declaration) {
      if (declaration.property === 'transition') {
        for (const { property } of declaration.value)
          found.push(property.property)
      } else if (nameOf(declaration).startsWith('transition')) {
        found.push(`"${nameOf(declaration)}" in a form that can't be read`)
      }
    },
  }
  transform({ filename: 'style.css', code, visitor })
  return found
}

it('only properties that need no layout are animated', () => {
  const stylesheets = globSync('dist/client/assets/**/*.css')
  const animated = stylesheets.flatMap((file) =>
    animatedProperties(readFileSync(file)),
  )
  expect(animated).not.toEqual([])
  const others = animated.filter((property) => !animatable.includes(property))
  expect(others).toEqual([])
})
