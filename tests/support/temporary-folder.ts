import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder outside the project, without its `.env`. It is deleted when the test has ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'harbourline-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
