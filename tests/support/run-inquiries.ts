import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './temporary-folder.ts'

interface Ended {
  stdout: string
  stderr: string
  /** The exit status, if it isn't 0. */
  code?: number
}

/** Runs `npm run inquiries` with these words, and only these environment variables. */
export function runInquiries(
  words: string[],
  env: NodeJS.ProcessEnv,
  cwd = temporaryFolder(),
): Promise<Ended> {
  const args = [resolve('scripts/inquiries.ts'), ...words]
  return promisify(execFile)(process.execPath, args, { cwd, env }).catch(
    (error) => error,
  )
}
