import { defineConfig } from 'vitest/config'

const { TEST_DATABASE_SERVER } = process.env
delete process.env.TEST_DATABASE_SERVER
const onServer = TEST_DATABASE_SERVER ? { env: { TEST_DATABASE_SERVER } } : {}

function project(name: string, folders: string[], options: object = {}) {
  const include = folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)
  // All test files in a worker share one embedded database, so `isolate` is false. Machines can be
  // slow, so the time limits are generous: they only stop tests that hang.
  const limits = { isolate: false, hookTimeout: 300_000, testTimeout: 900_000 }
  return { test: { name, include, ...limits, ...options } }
}

const projects = [
  project('owner', ['owner']),
  project('faults', ['faults']),
  project('function', ['function', 'guides'], onServer),
  // Some of the owner's commands behave differently on a PostgreSQL server, so test them there too.
  ...(TEST_DATABASE_SERVER
    ? [project('scripts-on-server', ['scripts'], onServer)]
    : []),
  project('local', ['local', 'scripts']),
  project('site', ['site']),
  project('unit', ['unit']),
]
export default defineConfig({
  test: {
    // By default, Vitest leaves one core idle, even if there are only two.
    maxWorkers: '100%',
    reporters: ['minimal'],
    silent: 'passed-only',
    projects,
  },
})
