import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const children: ChildProcess[] = []
let folder: string

/** A minimal function that stores the request body as the name in an inquiry. */
const inquiriesFunction = `
export const config = { path: '/api/inquiries' }
export default async function (request) {
  const query = "INSERT INTO contact_inquiries (name, email, product) VALUES ($1, 'a@b.ca', 'x')"
  const { ok } = await fetch(process.env.NEON_FETCH_ENDPOINT, {
    method: 'POST',
    headers: { 'neon-connection-string': 'postgres://postgres@localhost/harbourline' },
    body: JSON.stringify({ query, params: [await request.text()] }),
  })
  const { INQUIRY_NOTIFY_TO, DATABASE_URL } = process.env
  return Response.json({ INQUIRY_NOTIFY_TO, DATABASE_URL }, { status: ok ? 201 : 500 })
}`

/** Environment variables for real services. With these, npm start creates no local database. */
const ownServices = {
  DATABASE_URL: 'postgres://me:secret@localhost/mine',
  NEON_FETCH_ENDPOINT: 'http://localhost:1/sql',
  RESEND_API_KEY: 're_mine',
}

function write(file: string, content: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

const setBuild = (build: string) => write('package.json', JSON.stringify({ scripts: { build } }))

beforeEach(() => {
  folder = temporaryFolder()
  write('dist/client/about.html', 'About us')
  write('dist/client/404.html', 'Not found')
  write('dist/functions/inquiries.mjs', inquiriesFunction)
  write('dist/functions/email-events.mjs', "export const config = { path: '/api/email-events' }")
  write('dist/functions/sweep.mjs', 'export default async () => Response.json({ swept: true })')
  write('netlify.toml', '')
  setBuild('true')
})
afterEach(() => Promise.all(children.splice(0).map(kill)))

function run(command: 'start' | 'reset', variables: Record<string, string> = {}) {
  const { PATH, TMPDIR } = process.env
  const child = spawn(process.execPath, [resolve(`scripts/local/${command}.ts`)], {
    cwd: folder,
    env: { PATH, TMPDIR, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  return {
    child,
    /** Waits for the command to print a URL after a label such as `Site`. @returns the URL. */
    printed: (name: string) =>
      new Promise<string>((found, reject) => {
        let output = ''
        child.stdout.on('data', (sent) => {
          output += sent
          const [, address] = new RegExp(`${name} +(http\\S+)[ \n]`).exec(output) ?? []
          if (address) found(address)
        })
        ended.then(([, , errors]) => reject(new Error(errors)), reject)
      }),
    async end() {
      const [[code], output, errors] = await ended
      return { code, output, errors }
    },
  }
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'close')
}

test('npm start stores inquiries, once per port, and npm run reset deletes its data', async () => {
  const server = run('start', { INQUIRY_NOTIFY_TO: 'own@staff.example' })
  const origin = await server.printed('Site')
  const { port } = new URL(origin)
  const post = (name: string) => fetch(`${origin}/api/inquiries`, { method: 'POST', body: name })
  expect((await fetch(`${origin}/_localhost`)).status).toBe(404)
  expect(await (await post('Ann')).json()).toEqual({
    INQUIRY_NOTIFY_TO: 'own@staff.example',
    DATABASE_URL: 'postgres://harbourline_site:local@localhost/harbourline',
  })
  const swept = await fetch(`${origin}/_local/sweep`, { method: 'POST' })
  expect(await swept.json()).toEqual({ swept: true })
  // A new build may empty dist while the site is being served.
  rmSync(join(folder, 'dist'), { recursive: true })
  expect(await (await fetch(`${origin}/about`)).text()).toBe('About us')

  for (const command of ['start', 'reset'] as const) {
    const { code, output, errors } = await run(command, { PORT: port }).end()
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(/^Port \d+ is in use\. [^\n]+\n$/)
  }
  const inquiries = await (await fetch(`${origin}/_local/inquiries.json`)).json()
  expect(inquiries).toMatchObject([{ name: 'Ann' }])

  await kill(server.child)
  expect(await run('reset', { PORT: port }).end()).toMatchObject({ code: 0, errors: '' })
  expect(existsSync(join(folder, '.local', port))).toBe(false)
})

test('npm start creates no local database or mailbox if real services are configured', async () => {
  const server = run('start', ownServices)
  const response = await fetch(await server.printed('Inquiries'))
  expect(response.status).toBe(503)
  expect(await response.text()).not.toContain('secret')
  const data = join(folder, '.local', new URL(response.url).port)
  expect(existsSync(join(data, 'database'))).toBe(false)
  expect(existsSync(join(data, 'outbox.ndjson'))).toBe(false)

  server.child.kill('SIGINT')
  const { code, output } = await server.end()
  expect(code).toBe(0)
  expect(output).toContain('Database: REAL, at localhost, through localhost:1\n')
  expect(output).toContain('Email: REAL, to staff@harbourline.example\n')
  expect(output).not.toContain('secret')
})

test.each([
  ['start', { DATABASE_URL: 'secret' }, /^DATABASE_URL is not postgres:.+\n$/],
  ['start', { PORT: 'abc' }, /^PORT is not .+\n$/],
  ['reset', { PORT: '65536' }, /^PORT is not .+\n$/],
] as const)('npm run %s refuses %j with one line', async (command, variables, message) => {
  const { code, output, errors } = await run(command, variables).end()
  expect([code, output]).toEqual([1, ''])
  expect(errors).toMatch(message)
})

test('npm start shows the output of a failed build', async () => {
  setBuild('echo a clear reason >&2; exit 3')
  const { code, errors } = await run('start', ownServices).end()
  expect([code, errors]).toEqual([1, expect.stringContaining('a clear reason')])
})

test('npm start responds with 503 during the build, and stopping it stops the build', async () => {
  const building = Promise.withResolvers<IncomingMessage>()
  const watcher = await listenLocally(0, building.resolve)
  setBuild(`node -e "fetch('${watcher.origin}')"`)
  const server = run('start', ownServices)
  const early = await fetch(await server.printed('Starting on'))
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2'])
  const { socket } = await building.promise
  const buildEnded = once(socket, 'close')
  server.child.kill('SIGINT')
  expect((await server.end()).code).toBe(0)
  await buildEnded
  await watcher.close()
})
