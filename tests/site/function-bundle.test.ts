import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

const rateLimit =
  'rateLimit:{windowLimit:5,windowSize:180,aggregateBy:["ip","domain"]}'
/** The configuration that the build writes into each function. */
const configs = {
  'email-events.mjs': 'path:"/api/email-events"',
  'inquiries.mjs': `path:"/api/inquiries",${rateLimit}`,
  'sweep.mjs': 'schedule:"@hourly"',
}

describe.each(Object.entries(configs))('%s', (name, config) => {
  const code = readFileSync(`dist/functions/${name}`, 'utf8')

  test('has a configuration that Netlify can read', () => {
    // Netlify's bundler (zip-it-and-ship-it 16.2.3) reads the configuration without running the file,
    // and silently ignores values that aren't literals.
    const [, variable] = /export\{([\w$]+) as config,/.exec(code) ?? []
    expect(code).toContain(`${variable}={${config}}`)
  })

  test("never uses the owner role's connection string", () => {
    // Netlify's Neon extension sets this variable.
    expect(code).not.toContain('NETLIFY_DATABASE_URL')
  })

  test('imports only modules of Node, because the packages are in the file', () => {
    const { staticImports, dynamicImports } = parseSync(name, code).module
    const imported = [...staticImports, ...dynamicImports].map(
      // The name is in quotation marks.
      ({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1),
    )
    // Resend imports this package only for React emails, which the functions don't send.
    const neverLoaded = '@react-email/render'
    const missing = imported.filter(
      (module) => module !== neverLoaded && !isBuiltin(module),
    )
    expect(imported).not.toEqual([])
    expect(missing).toEqual([])
  })
})
