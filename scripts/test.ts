/**
 * `npm test`: everything, in the order in which a mistake is cheapest to find. The last line counts
 * the tests of all suites.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { installBrowser } from './install-browser.ts'

const results = '.test-results'
const { TEST_DATABASE_SERVER, ...inherited } = process.env
// Whatever site is built here otherwise, also where a `.env` names it: the tests are of this one.
const environment = { ...inherited, SITE_URL: '', SITE_EMAIL: '', URL: '' }

interface Step {
  name: string
  command: string[]
  /** Where the step leaves its counts, for steps that count tests. */
  report?: string
  env?: NodeJS.ProcessEnv
}

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${results}/${name}.json`,
  ],
  report: `${results}/${name}.json`,
})

const steps: Step[] = [
  { name: 'typecheck', command: ['tsc', '-b'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unused code', command: ['knip'] },
  vitest('unit-and-function', 'unit', 'function', 'local'),
  ...(TEST_DATABASE_SERVER
    ? [{ ...vitest('on-postgresql', 'sql'), env: { TEST_DATABASE_SERVER } }]
    : []),
  vitest('faults', 'faults'),
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  vitest('site', 'site'),
  { name: 'e2e', command: ['playwright', 'test'], report: `${results}/e2e.json` },
]

installBrowser()
await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })

const total = { passed: 0, failed: 0 }
let broken = false
for (const step of steps) {
  console.info(`\n— ${step.name}`)
  const started = Date.now()
  const succeeded = await run(step)
  console.info(`  ${step.name}: ${Math.round((Date.now() - started) / 1000)} s`)
  if (step.report) await count(step.report)
  if (!succeeded) {
    broken = true
    console.error(`\nFailed in: ${step.name}`)
    break
  }
}
if (broken && total.failed === 0) total.failed = 1
console.info(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = broken ? 1 : 0

async function run({ command: [program = '', ...args], env }: Step): Promise<boolean> {
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...environment, ...env },
    shell: process.platform === 'win32',
  })
  const [code] = await once(child, 'close')
  return code === 0
}

/** Adds the counts of a report by Vitest or Playwright. */
async function count(report: string) {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(await readFile(report, 'utf8'))
  total.passed += numPassedTests ?? stats.expected + stats.flaky
  total.failed += numFailedTests ?? stats.unexpected
}
