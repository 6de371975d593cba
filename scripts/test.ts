/**
 * `npm test`: runs all checks and tests. Each step prints its name and duration, and its output if
 * it fails. The last line gives the numbers of tests that passed and failed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { installBrowser } from './browsers.ts'

const { TEST_DATABASE_SERVER, ...inherited } = process.env
// The tests expect the default URL and email address, which the environment or `.env` may change.
const env = { ...inherited, SITE_URL: '', SITE_EMAIL: '', URL: '', SITE_IS_BUILT: '1' }
const folder = '.test-results'
const vitest = `vitest run --silent=passed-only --reporter=minimal --reporter=json --outputFile.json=${folder}`
const total = { passed: 0, failed: 0 }

process.on('exit', (code) => {
  if (code !== 0 && total.failed === 0) total.failed = 1
  console.info(`\n${total.passed} passed, ${total.failed} failed`)
})
installBrowser()
rmSync(folder, { recursive: true, force: true })
const succeeded =
  run('types', 'tsc -b') &&
  run('lint', 'biome check --error-on-warnings') &&
  run('unused code', 'knip') &&
  run('build', 'node scripts/build.ts') &&
  run('tests', `${vitest}/tests.json`, 'tests.json') &&
  (!TEST_DATABASE_SERVER || run('on PostgreSQL', `${vitest}/sql.json --project sql`, 'sql.json')) &&
  run('browsers', 'playwright test', 'e2e.json')
process.exitCode = succeeded ? 0 : 1

/** @param report the test runner's JSON report. If the file is missing, the step has failed. */
function run(name: string, command: string, report?: string): boolean {
  const started = performance.now()
  const server = report === 'sql.json' && { TEST_DATABASE_SERVER }
  const options = { shell: true, env: { ...env, ...server }, maxBuffer: 2 ** 30 }
  const { status, stdout, stderr } = spawnSync(command, options)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const isReported = !report || existsSync(`${folder}/${report}`)
  if (report && isReported) {
    const counts = JSON.parse(readFileSync(`${folder}/${report}`, 'utf8'))
    total.passed += counts.numPassedTests ?? counts.stats.expected
    total.failed += counts.numFailedTests ?? counts.stats.unexpected
  }
  const isOk = status === 0 && isReported
  console.info(`${isOk ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.padStart(6)} s`)
  if (!isOk) process.stdout.write(Buffer.concat([stdout, stderr]))
  return isOk
}
