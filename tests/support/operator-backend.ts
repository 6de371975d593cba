import {
  type ChildProcessWithoutNullStreams,
  type StdioOptions,
  spawn,
  spawnSync,
} from 'node:child_process'
import { once } from 'node:events'
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

/** Whether `script` of util-linux is here, which runs a command in a terminal. */
export const hasTerminal = /util-linux/.test(
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '',
)

type Variables = Record<string, string>

/** The operator's command on a real database, over a wire that can be broken. */
export async function startOperatorBackend() {
  const { origin, sql, mailbox, close } = await startTestBackend()
  const wire = await startFaultProxy(origin)
  const folder = await mkdtemp(join(tmpdir(), 'harbourline-'))
  const ownerUrl = new URL(process.env.TEST_DATABASE_SERVER ?? 'postgres://postgres@localhost/site')
  const asSite = wire.env
  const asOwner = { ...asSite, DATABASE_URL: ownerUrl.href }
  const { PATH, TMPDIR } = process.env
  const options = (variables: Variables) => ({ cwd: folder, env: { PATH, TMPDIR, ...variables } })

  return {
    asSite,
    asOwner,
    folder,
    sql,
    wire,
    mailbox,

    /**
     * Does what `npm run inquiries -- <command>` does, in this process.
     *
     * @param answer what somebody types at a terminal; without it, nobody can be asked.
     */
    async inquiries(command: string, env: Variables = asOwner, answer?: string) {
      const stdin = Object.assign(new PassThrough(), { isTTY: answer !== undefined })
      const stdout = new PassThrough()
      const stderr = new PassThrough()
      stdin.end(answer)
      const words = command.split(' ').filter(Boolean)
      const surroundings = { env: { ...env }, stdin, stdout, stderr } as unknown as Surroundings
      const code = runCommand(words, surroundings).finally(() => {
        stdout.end()
        stderr.end()
      })
      // Unlike text(), this keeps a byte order mark.
      const [output, errors] = await Promise.all([buffer(stdout), text(stderr)])
      return { code: await code, output: output.toString(), errors }
    },

    /** Starts the command as a process of its own, in `folder`. */
    start(command: string, env: Variables = asOwner, stdio: StdioOptions = 'pipe') {
      const words = [script, ...command.split(' ')]
      const child = spawn(process.execPath, words, { ...options(env), stdio })
      return child as ChildProcessWithoutNullStreams
    },

    /**
     * Runs it in a terminal, where somebody types `answer` as soon as they are asked.
     *
     * @returns as `screen`, everything that the terminal was sent.
     */
    async inTerminal(command: string, answer: string) {
      const line = `'${process.execPath}' '${script}' ${command}`
      const child = spawn('script', ['-qfec', line, '/dev/null'], options(asOwner))
      let screen = ''
      child.stdout.on('data', (sent) => {
        const isNew = !screen.includes('[y/N]')
        screen += sent
        if (isNew && screen.includes('[y/N]')) child.stdin.write(answer)
      })
      const [code] = await once(child, 'close')
      return { code, screen }
    },

    /** Stores an inquiry of that name; `columns` are SQL expressions. */
    async insert(name: string, columns: Variables = {}): Promise<string> {
      const names = Object.keys(columns).map((column) => `, ${column}`)
      const values = Object.values(columns).map((value) => `, ${value}`)
      const [row] = await sql<{ id: string }>(
        `INSERT INTO contact_inquiries (name, email, product${names.join('')})
         VALUES ($1, 'ann@example.com', 'A scale'${values.join('')}) RETURNING id`,
        [name],
      )
      return row?.id ?? ''
    },

    async reset() {
      wire.mend()
      await sql('TRUNCATE contact_inquiries')
    },

    async close() {
      await wire.close()
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
