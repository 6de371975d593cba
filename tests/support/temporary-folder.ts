import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a folder outside the project, away from any `.env`. The `whenDone` hook deletes it. */
export function temporaryFolder(
  whenDone: (clean: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'harbourline-'))
  whenDone(() => rmSync(folder, { recursive: true }))
  return folder
}
