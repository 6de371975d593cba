import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startFaultProxy } from './fault-proxy.ts'
import { startTestBackend } from './test-backend.ts'

export const script = fileURLToPath(new URL('../../scripts/operator/command.ts', import.meta.url))

/** Whether `script` of util-linux is here, which runs a command in a terminal. */
export const hasTerminal = /util-linux/.test(
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '',
)

type Variables = Record<string, string>

/** The operator's command, run from outside on a real database and a wire that can be broken. */
export async function startOperatorBackend() {
  const { env, origin, sql, mailbox, close } = await startTestBackend()
  const wire = await startFaultProxy(origin)
  const folder = await mkdtemp(join(tmpdir(), 'harbourline-'))
  const ownerUrl = new URL(process.env.TEST_DATABASE_SERVER ?? 'postgres://postgres@localhost/site')
  const asSite = {
    ...env,
    NEON_FETCH_ENDPOINT: env.NEON_FETCH_ENDPOINT.replace(origin, wire.origin),
    RESEND_BASE_URL: env.RESEND_BASE_URL.replace(origin, wire.origin),
  }
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
    options,

    /** Runs `npm run inquiries -- <command>`, without the npm, where nobody can be asked. */
    async inquiries(command: string, variables: Variables = asOwner) {
      const child = spawn(process.execPath, [script, ...command.split(' ').filter(Boolean)], {
        ...options(variables),
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const [[code], output, errors] = await Promise.all([
        once(child, 'close'),
        buffer(child.stdout),
        text(child.stderr),
      ])
      // Unlike text(), this keeps a byte order mark.
      return { code, output: output.toString(), errors }
    },

    /**
     * Runs it in a terminal, where somebody types `answer` as soon as they are asked.
     *
     * @returns as `screen`, everything that the terminal was sent.
     */
    async inTerminal(command: string, answer = '', variables: Variables = asOwner) {
      const line = `'${process.execPath}' '${script}' ${command}`
      const child = spawn('script', ['-qfec', line, '/dev/null'], options(variables))
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
      for (const service of ['neon', 'resend'] as const) {
        wire.faults[service].length = 0
        wire.otherwise[service] = () => 'pass'
        wire.calls[service] = 0
      }
      await sql('TRUNCATE contact_inquiries')
    },

    async close() {
      await wire.close()
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
