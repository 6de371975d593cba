/**
 * `npm test`: everything, in the order in which a mistake is cheapest to find. Each step says how
 * long it took, and what it printed only when it fails. The last lines count the tests of all suites,
 * and say what was left out.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm } from 'node:fs/promises'
import browserTests from '../playwright.config.ts'
import { installBrowser } from './install-browser.ts'

const results = '.test-results'
const { TEST_DATABASE_SERVER, ...inherited } = process.env
const environment = {
  ...inherited,
  // Empty, so that a build for the tests is not for the site that the environment or a `.env` names.
  SITE_URL: '',
  SITE_EMAIL: '',
  URL: '',
  // Where `CI` is set, Vitest writes colours even into a pipe.
  ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
}

interface Step {
  name: string
  command: string[]
  /** Where a step that counts tests leaves its counts. */
  report?: string
  env?: NodeJS.ProcessEnv
}

function vitest(name: string, ...options: string[]): Step {
  const report = `${results}/${name}.json`
  const reporters = ['--reporter=json', `--outputFile.json=${report}`, '--reporter=minimal']
  const command = ['vitest', 'run', ...options, ...reporters, '--silent=passed-only']
  return { name, command, report }
}

/** The steps of one row run at the same time: alone, each of them would leave a core idle. */
const rows: Step[][] = [
  [
    { name: 'types', command: ['tsc', '-b'] },
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
    { name: 'unused code', command: ['knip'] },
    { name: 'build', command: ['node', 'scripts/build.ts'] },
  ],
  [vitest('tests')],
  TEST_DATABASE_SERVER
    ? [{ ...vitest('SQL on PostgreSQL', '--project', 'sql'), env: { TEST_DATABASE_SERVER } }]
    : [],
  [
    {
      name: 'browsers',
      command: ['playwright', 'test'],
      report: `${results}/e2e.json`,
      env: { SITE_IS_BUILT: '1' },
    },
  ],
]

const total = { passed: 0, failed: 0 }
const ran = new Set<string>()
const skipped = new Set<string>()

installBrowser()
await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })
console.info('All of it takes about three minutes on two idle cores, the browsers longest.')

let succeeded = true
for (const row of rows) {
  const ended = await Promise.all(row.map(run))
  succeeded = ended.every(Boolean)
  if (!succeeded) break
}
if (!succeeded && total.failed === 0) total.failed = 1
// Some tests need PostgreSQL, and some the embedded database: one step skips what another one runs.
for (const name of ran) skipped.delete(name)
for (const name of skipped) console.info(`Skipped here: ${name}`)
const engines = browserTests.projects?.map(({ name }) => name) ?? []
for (const engine of ['firefox', 'webkit'].filter((name) => !engines.includes(name))) {
  console.info(`Skipped here: every test in ${engine}, which is not installed`)
}
const hint = TEST_DATABASE_SERVER ? '' : ', mostly for want of TEST_DATABASE_SERVER'
const andSkipped = skipped.size > 0 ? `; ${skipped.size} skipped${hint}` : ''
console.info(`\n${total.passed} passed, ${total.failed} failed${andSkipped}`)
process.exitCode = succeeded ? 0 : 1

/** @returns whether the step succeeded. */
async function run({ name, command: [program = '', ...args], report, env }: Step) {
  const started = performance.now()
  // Windows finds the programs of packages only through a shell.
  const shell = process.platform === 'win32'
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...env },
    shell,
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
  const [code] = await once(child, 'close')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.info(`${code === 0 ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.padStart(6)} s`)
  if (code !== 0) process.stdout.write(Buffer.concat(said))
  // Playwright has ended early with exit code 0. Only a run that was completed leaves a report.
  const reported = !report || (await count(report))
  return code === 0 && reported
}

/** Adds the counts of a report by Vitest or Playwright, and says whether there is one. */
async function count(report: string): Promise<boolean> {
  const written = await readFile(report, 'utf8').catch(() => undefined)
  if (!written) return false
  const found = JSON.parse(written)
  total.passed += found.numPassedTests ?? found.stats?.expected ?? 0
  total.failed += found.numFailedTests ?? found.stats?.unexpected ?? 0
  for (const { assertionResults } of found.testResults ?? []) {
    for (const { fullName, status } of assertionResults) {
      if (status === 'passed' || status === 'failed') ran.add(fullName)
      else skipped.add(fullName)
    }
  }
  return true
}
