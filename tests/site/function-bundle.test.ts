import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const name = 'inquiries.mjs'
const code = readFileSync(`dist/functions/${name}`, 'utf8')

// Netlify's bundler (zip-it-and-ship-it 16.2.3) reads the configuration without running the file,
// and silently ignores values that aren't literals.
test("Netlify can read the functions' paths, rate limit and schedule", () => {
  const limit = 'rateLimit:{windowLimit:5,windowSize:180,aggregateBy:["ip","domain"]}'
  const configs = {
    'email-events.mjs': 'path:"/api/email-events"',
    [name]: `path:"/api/inquiries",${limit}`,
    'sweep.mjs': 'schedule:"@hourly"',
  }
  expect(readdirSync('dist/functions').sort()).toEqual(Object.keys(configs))
  for (const [file, config] of Object.entries(configs)) {
    const bundle = readFileSync(`dist/functions/${file}`, 'utf8')
    // The function must not read this variable: Netlify's Neon extension puts the owner's URL in it.
    expect(bundle).not.toContain('NETLIFY_DATABASE_URL')
    const [, variable] = /export\{([\w$]+) as config,/.exec(bundle) ?? []
    expect(bundle).toContain(`${variable}={${config}}`)
  }
})

test('no migrations are in the folder that Netlify Database applies by itself', () => {
  expect(existsSync('netlify/database')).toBe(false)
})

test('the function imports only built-in Node modules', () => {
  const { staticImports, dynamicImports } = parseSync(name, code).module
  const imported = [...staticImports, ...dynamicImports].map(({ moduleRequest }) =>
    code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  const missing = imported.filter((module) => !isBuiltin(module))
  // Resend needs this package only for emails written as React components.
  expect(missing.filter((module) => module !== '@react-email/render')).toEqual([])
})
