import { defineConfig } from 'vitest/config'

/** A project whose limits are generous, because slow machines may take much longer. */
function project(name: string, include: string[], options: object = {}) {
  // Without isolation, all files in a worker share its embedded database.
  const limits = { isolate: false, hookTimeout: 300_000, testTimeout: 300_000 }
  return { test: { name, include, ...limits, ...options } }
}

export default defineConfig({
  test: {
    // By default, Vitest leaves one core idle, even if there are only two.
    maxWorkers: '100%',
    projects: [
      project('unit', ['tests/unit/**/*.test.{ts,tsx}']),
      project('function', ['tests/function/**/*.test.ts']),
      project('local', ['tests/local/**/*.test.ts', 'tests/scripts/**/*.test.ts']),
      // Run these tests on PostgreSQL as well, because it may differ from the embedded database.
      ...(process.env.TEST_DATABASE_SERVER
        ? [project('sql', ['tests/function/**/*.test.ts', 'tests/scripts/**/*.test.ts'])]
        : []),
      // These tests edit copies of the site as its owner would, and build them as the host would.
      // Vitest starts projects in alphabetical order, so the slowest files begin first.
      project('builds', ['tests/owner/**/*.test.ts'], { testTimeout: 900_000 }),
      project('faults', ['tests/faults/**/*.test.ts'], { testTimeout: 900_000 }),
      project('site', ['tests/site/**/*.test.ts']),
    ],
  },
})
