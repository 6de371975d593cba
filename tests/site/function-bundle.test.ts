import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const name = 'inquiries.mjs'
const code = readFileSync(`dist/functions/${name}`, 'utf8')

// Netlify's bundler, zip-it-and-ship-it 16.2.3, reads the configuration without running the file. It
// ignores silently what is not a literal, such as a name in place of a number.
test('Netlify finds two functions, and the path and the rate limit of one', () => {
  expect(readdirSync('dist/functions').sort()).toEqual([name, 'sweep.mjs'])
  const [, config] = /export\{([\w$]+) as config,/.exec(code) ?? []
  expect(code).toContain(
    `${config}={path:"/api/inquiries",rateLimit:{windowLimit:5,windowSize:180,aggregateBy:["ip","domain"]}}`,
  )
})

test('Netlify finds the schedule of the sweep', () => {
  const sweep = readFileSync('dist/functions/sweep.mjs', 'utf8')
  const [, config] = /export\{([\w$]+) as config,/.exec(sweep) ?? []
  expect(sweep).toContain(`${config}={schedule:"@hourly"}`)
})

test('the function needs nothing but Node', () => {
  const { staticImports, dynamicImports } = parseSync(name, code).module
  const imported = [...staticImports, ...dynamicImports].map(({ moduleRequest }) =>
    code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  const missing = imported.filter((module) => !isBuiltin(module))
  // Resend tries to import it for mails written in React, and works without it.
  expect(missing.filter((module) => module !== '@react-email/render')).toEqual([])
})
