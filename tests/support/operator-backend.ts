import { type ChildProcessWithoutNullStreams, type StdioOptions, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Surroundings } from '../../scripts/operator/open-session.ts'
import { runCommand } from '../../scripts/operator/run-command.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { startTestBackend } from './test-backend.ts'

const script = fileURLToPath(new URL('../../scripts/operator/command.ts', import.meta.url))

type Variables = Record<string, string>

/** The operator's command on a real database, over a wire that can be broken. */
export async function startOperatorBackend() {
  const { origin, close, ...backend } = await startTestBackend()
  const wire = await startFaultProxy(origin)
  const folder = await mkdtemp(join(tmpdir(), 'harbourline-'))
  const ownerUrl = new URL(process.env.TEST_DATABASE_SERVER ?? 'postgres://postgres@localhost/site')
  const asSite = wire.env
  const asOwner = { ...asSite, DATABASE_URL: ownerUrl.href }

  return {
    asSite,
    asOwner,
    origin,
    ...backend,
    wire,

    /** Does what `npm run inquiries -- <command>` does, in this process. */
    async inquiries(command: string, env: Variables = asOwner) {
      const stdout = new PassThrough()
      const stderr = new PassThrough()
      const words = command.split(' ').filter(Boolean)
      const surroundings = { env: { ...env }, stdout, stderr } as unknown as Surroundings
      const code = runCommand(words, surroundings).finally(() => {
        stdout.end()
        stderr.end()
      })
      // Unlike text(), this keeps a byte order mark.
      const [output, errors] = await Promise.all([buffer(stdout), text(stderr)])
      return { code: await code, output: output.toString(), errors }
    },

    /** Starts the command as a process of its own, away from an `.env`. */
    start(command: string, stdio: StdioOptions = 'pipe') {
      const options = { cwd: folder, env: asOwner, stdio }
      const child = spawn(process.execPath, [script, ...command.split(' ')], options)
      return child as ChildProcessWithoutNullStreams
    },

    async reset() {
      wire.mend()
      await backend.sql('TRUNCATE contact_inquiries')
    },

    async close() {
      await wire.close()
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
