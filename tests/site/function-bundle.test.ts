import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const limit =
  'rateLimit:{windowLimit:5,windowSize:180,aggregateBy:["ip","domain"]}'
const configs = {
  'email-events.mjs': 'path:"/api/email-events"',
  'inquiries.mjs': `path:"/api/inquiries",${limit}`,
  'sweep.mjs': 'schedule:"@hourly"',
}

test.each(Object.entries(configs))(
  'Netlify can read and run %s',
  (name, config) => {
    const code = readFileSync(`dist/functions/${name}`, 'utf8')
    // Netlify's bundler (zip-it-and-ship-it 16.2.3) reads the configuration without running the file,
    // and silently ignores values that aren't literals.
    const [, variable] = /export\{([\w$]+) as config,/.exec(code) ?? []
    expect(code).toContain(`${variable}={${config}}`)
    // Netlify's Neon extension sets this variable to the owner role's connection string. Don't use it.
    expect(code).not.toContain('NETLIFY_DATABASE_URL')
    const { staticImports, dynamicImports } = parseSync(name, code).module
    const imported = [...staticImports, ...dynamicImports].map(
      ({ moduleRequest }) =>
        code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    )
    // Resend imports @react-email/render only for React emails, which the functions don't send.
    const missing = imported.filter(
      (module) => module !== '@react-email/render' && !isBuiltin(module),
    )
    expect(missing).toEqual([])
  },
)
