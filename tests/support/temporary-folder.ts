import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a folder outside the project, away from any `.env`, and deletes it after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'harbourline-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
