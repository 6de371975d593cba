import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const rejectedPageFixture = fileURLToPath(
  new URL('./tests/support/rejected-page.fixture.ts', import.meta.url),
)

export default defineConfig({
  test: {
    // Vitest would leave one core of two idle.
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
        },
      },
      {
        resolve: { alias: { 'virtual:rejected-page': rejectedPageFixture } },
        test: {
          name: 'function',
          include: [
            'tests/function/**/*.test.ts',
            'tests/local/**/*.test.ts',
            'tests/scripts/**/*.test.ts',
          ],
          // These are about the embedded database, whatever server there is.
          exclude: process.env.TEST_DATABASE_SERVER
            ? ['tests/local/commands.test.ts', 'tests/local/embedded-database.test.ts']
            : [],
          globalSetup: 'tests/support/database-snapshot.ts',
          // A database starts in each file; PGlite needs a few seconds on a small machine.
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias: { 'virtual:rejected-page': rejectedPageFixture } },
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          hookTimeout: 60_000,
          testTimeout: 120_000,
        },
      },
      {
        test: { name: 'site', include: ['tests/site/**/*.test.ts'] },
      },
    ],
  },
})
