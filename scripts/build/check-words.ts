import { spawnSync } from 'node:child_process'

const checks = [
  'node_modules/typescript/bin/tsc -b',
  'node_modules/vitest/vitest.mjs run --project unit --reporter=minimal tests/unit/content',
]

/**
 * Checks the types and the words, in seconds, so that a mistake in them does not go live even if
 * nobody looks at CI.
 *
 * @returns whether they are right; if not, the output of the failed check has been printed.
 */
export function checkWords(): boolean {
  return checks.every((check) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, check.split(' '), {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    })
    if (status === 0) return true
    console.error(stdout + stderr)
    if (/^src\/content\/.* error TS1\d{3}/m.test(stdout)) {
      console.error(
        `A text in 'single' marks ends at its first apostrophe: put "double" marks around it.`,
      )
    }
    return false
  })
}
