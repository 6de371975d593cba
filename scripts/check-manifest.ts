/**
 * Asks Netlify's own bundler what it makes of `dist/functions`, after `npm run build`:
 *
 *     node scripts/check-manifest.ts
 *
 * CI runs it. The bundler is fetched by npx, because its 113 MB are too many for a dependency; the
 * tests of the built site repeat what it reads.
 */
import { deepStrictEqual } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'manifest-'))
try {
  const file = join(folder, 'manifest.json')
  execFileSync(
    'npx',
    ['--yes', '@netlify/zip-it-and-ship-it@16.2.3', 'dist/functions', folder, '--manifest', file],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  )
  const [{ name, routes, trafficRules }, sweep, another] = JSON.parse(
    readFileSync(file, 'utf8'),
  ).functions
  const limit = {
    rateLimitConfig: { windowLimit: 5, windowSize: 180, algorithm: 'sliding_window' },
    aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
  }
  deepStrictEqual([name, another, routes.length], ['inquiries', undefined, 1])
  deepStrictEqual([sweep.name, sweep.schedule], ['sweep', '@hourly'])
  deepStrictEqual(routes[0].pattern, '/api/inquiries')
  deepStrictEqual(trafficRules, { action: { type: 'rate_limit', config: limit } })
  console.info(
    'Netlify reads two functions: 5 requests in 3 minutes from each address, and hourly.',
  )
} finally {
  rmSync(folder, { recursive: true })
}
