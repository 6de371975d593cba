import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'

const name = 'inquiries.mjs'
const code = readFileSync(`dist/functions/${name}`, 'utf8')
const { program, module } = parseSync(name, code)

/** The value of an export as Netlify's bundler finds it: without running the file. */
function exportedLiteral(exported: string): unknown {
  const entry = module.staticExports
    .flatMap(({ entries }) => entries)
    .find(({ exportName }) => exportName.name === exported)
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations) {
      if (id.type === 'Identifier' && id.name === entry?.localName.name) return literal(init)
    }
  }
  throw new Error(`No constant is exported as ${exported}`)
}

/** @throws for what the bundler leaves out without a word, such as a name in place of a value. */
function literal(node: ESTree.Node | null): unknown {
  if (node?.type === 'Literal') return node.value
  if (node?.type === 'ArrayExpression') return node.elements.map(literal)
  if (node?.type === 'ObjectExpression') {
    return Object.fromEntries(
      node.properties.map((property) => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') {
          throw new Error(`Not read by the bundler: ${property.type}`)
        }
        return [property.key.name, literal(property.value)]
      }),
    )
  }
  throw new Error(`Not read by the bundler: ${node?.type}`)
}

test('Netlify finds one function, its path and a limit for each visitor', () => {
  expect(readdirSync('dist/functions')).toEqual([name])
  expect(exportedLiteral('config')).toEqual({
    path: '/api/inquiries',
    rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
  })
})

test('the function needs nothing but Node', () => {
  const imported = [...module.staticImports, ...module.dynamicImports].map(({ moduleRequest }) =>
    code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  const missing = imported.filter((module) => !isBuiltin(module))
  // Resend's, for mails that are written in React; it is tried and does without.
  expect(missing.filter((module) => module !== '@react-email/render')).toEqual([])
})
