import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// Generous limits that stop only tests that hang, because slow machines may take much longer.
const timeouts = { hookTimeout: 300_000, testTimeout: 300_000 }

const onPostgresql = {
  test: {
    name: 'sql',
    include: [
      'tests/function/{accepting,emails,faults,guide,hostile,site-role,sweep}.test.ts',
      'tests/scripts/{inquiries,migrate}.test.ts',
    ],
    isolate: false,
    ...timeouts,
  },
}

export default defineConfig({
  test: {
    // By default, Vitest leaves one core idle, even if there are only two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:8888/contact' } },
          restoreMocks: true,
          setupFiles: 'tests/support/unit-setup.ts',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'function',
          include: ['tests/function/**/*.test.ts'],
          // Without isolation, all files in a worker share its embedded database.
          isolate: false,
          ...timeouts,
        },
      },
      // Run these tests on PostgreSQL as well, because it may differ from the embedded database.
      ...(process.env.TEST_DATABASE_SERVER ? [onPostgresql] : []),
      {
        test: {
          name: 'local',
          include: ['tests/local/**/*.test.ts', 'tests/scripts/**/*.test.ts'],
          isolate: false,
          ...timeouts,
        },
      },
      // These tests edit copies of the site as its owner would, and build them as the host would.
      {
        test: {
          name: 'owner',
          include: ['tests/owner/**/*.test.ts'],
          isolate: false,
          testTimeout: 3 * timeouts.testTimeout,
        },
      },
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], ...timeouts } },
      {
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false, ...timeouts },
      },
    ],
  },
})
