import { defineConfig } from 'vitest/config'

const { TEST_DATABASE_SERVER } = process.env
// The other projects use the embedded database.
delete process.env.TEST_DATABASE_SERVER
const onServer = TEST_DATABASE_SERVER ? { env: { TEST_DATABASE_SERVER } } : {}

/** A project with generous limits, because slow machines may take much longer. */
function project(name: string, folders: string[], options: object = {}) {
  const include = folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)
  // Without isolation, all test files in a worker share that worker's embedded database.
  const limits = { isolate: false, hookTimeout: 300_000, testTimeout: 900_000 }
  return { test: { name, include, ...limits, ...options } }
}

const projects = [
  // These tests edit copies of the site as its owner would, and build them as the host would.
  project('owner', ['owner']),
  project('faults', ['faults']),
  // If there is a PostgreSQL server, these tests use it. The browser tests and the soak test then
  // still send inquiries through the embedded database.
  project('function', ['function', 'guides'], onServer),
  // Some of the owner's commands behave differently with a server than with the embedded database.
  ...(TEST_DATABASE_SERVER ? [project('scripts-on-server', ['scripts'], onServer)] : []),
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
