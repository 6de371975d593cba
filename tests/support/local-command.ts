import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

type Variables = Record<string, string>

interface Settings {
  cwd: string
  variables?: Variables
  /** Whether all tests in the file use the command, instead of only one. */
  isShared?: boolean
}

/** The functions of the built site in `folderWithSite` respond with their environment variables. */
const functionAt = (path: string) => `
  export default () => Response.json(process.env)
  export const config = { path: '${path}' }`

const builtSite = {
  'netlify.toml': '',
  'dist/client/about.html': 'About us',
  'dist/client/404.html': 'Not found',
  'dist/functions/inquiries.mjs': functionAt('/api/inquiries'),
  'dist/functions/email-events.mjs': functionAt('/api/email-events'),
  'dist/functions/sweep.mjs':
    'export default async () => Response.json({ swept: true })',
}

/** Creates a folder with a small built site, so that `npm start` begins at once. */
export function folderWithSite(isShared = false): string {
  const folder = temporaryFolder(isShared ? afterAll : onTestFinished)
  for (const [file, content] of Object.entries(builtSite)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return folder
}

/** Runs one of `scripts/local` until the test ends. Port 0 is any free port. */
export function runLocal(command: string, settings: Settings) {
  const { cwd, variables, isShared } = settings
  const { PATH, TMPDIR } = process.env
  const script = resolve(`scripts/local/${command}.ts`)
  const child = spawn(process.execPath, [script], {
    cwd,
    env: { PATH, TMPDIR, PORT: '0', SITE_IS_BUILT: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const whenDone = isShared ? afterAll : onTestFinished
  whenDone(() => kill(child))
  let output = ''
  child.stdout.on('data', (sent) => {
    output += sent
  })
  const ended = Promise.all([once(child, 'close'), text(child.stderr)])

  return {
    child,

    /** Waits until the command prints the line `label  URL`. @returns the URL. */
    async printed(label: string): Promise<string> {
      const lines = output.split('\n').slice(0, -1)
      const line = lines.find((line) => line.trim().startsWith(`${label} `))
      const url = line?.split(' ').at(-1)
      if (url) return url
      await Promise.race([
        once(child.stdout, 'data'),
        ended.then(([, why]) => expect.fail(why)),
      ])
      return this.printed(label)
    },

    async end() {
      const [[code], errors] = await ended
      return { code, output, errors }
    },
  }
}

export async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  if (child.kill('SIGKILL')) await closed
}
