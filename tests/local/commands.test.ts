import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { openEmbeddedDatabase } from '../../netlify/local/neon/embedded-database.ts'

const onlySystemVariables = { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR }
const startedChildren: ChildProcess[] = []

let template: string
let folder: string
let port: number

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'harbourline-'))
  await (await openEmbeddedDatabase(join(template, 'database'))).close()
})

afterAll(() => rm(template, { recursive: true }))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourline-'))
  await mkdir(join(folder, 'dist/client'), { recursive: true })
  await mkdir(join(folder, 'dist/functions'))
  await writeFile(join(folder, 'dist/client/about.html'), 'About us')
  await writeFile(join(folder, 'dist/functions/inquiries.mjs'), storingFunction)
  await setBuild('true')
  const server = await listenLocally(0, () => {})
  port = Number(new URL(server.origin).port)
  await server.close()
})

afterEach(async () => {
  await Promise.all(startedChildren.splice(0).map(kill))
  await rm(folder, { recursive: true })
})

const storingFunction = `
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

function setBuild(build: string) {
  return writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { build } }))
}

/** Creating a database takes seconds, so most tests begin with an empty one. */
function withDatabase() {
  return cp(template, join(folder, '.local'), { recursive: true })
}

function run(command: 'start' | 'reset', environment: Record<string, string> = {}) {
  const script = fileURLToPath(new URL(`../../netlify/local/${command}.ts`, import.meta.url))
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...onlySystemVariables, PORT: `${port}`, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  startedChildren.push(child)
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  return {
    child,
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

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://localhost:${port}${path}`, init)
}

/** Asks until the answer is as expected; the test's own time limit ends it otherwise. */
async function until(path: string, status: number): Promise<Response> {
  for (;;) {
    const answer = await get(path).catch(() => undefined)
    if (answer?.status === status) return answer
    await delay(50)
  }
}

async function storedNames(): Promise<string[]> {
  const inquiries = await (await get('/_local/inquiries.json')).json()
  return inquiries.map(({ name }: { name: string }) => name)
}

describe('npm start', () => {
  test('serves the site, the function and what they stored, and says where', async () => {
    const server = run('start', { INQUIRY_NOTIFY_TO: 'own@staff.example' })
    expect(await (await until('/about', 200)).text()).toBe('About us')
    const answer = await get('/api/inquiries', { method: 'POST', body: 'Ann' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      INQUIRY_NOTIFY_TO: 'own@staff.example',
      DATABASE_URL: 'postgres://harbourline_site:local@localhost/harbourline',
    })
    expect(await storedNames()).toEqual(['Ann'])
    expect((await get('/_local')).status).toBe(200)
    expect((await get('/_localhost')).status).toBe(404)

    server.child.kill('SIGINT')
    const { code, output } = await server.end()
    expect(code).toBe(0)
    expect(output).toContain(`http://localhost:${port}/_local/inquiries.json`)
  })

  test('asks visitors who come before it is ready to come back', async () => {
    await withDatabase()
    await setBuild('while [ ! -e built ]; do sleep 0.1; done')
    run('start')
    const early = await until('/about', 503)
    expect(early.headers.get('retry-after')).toBe('2')
    await writeFile(join(folder, 'built'), '')
    await until('/about', 200)
  })

  test('keeps every acknowledged inquiry when it is killed', async () => {
    await withDatabase()
    const server = run('start')
    await until('/about', 200)
    const acknowledged: string[] = []
    const post = async (name: string) => {
      const answer = await get('/api/inquiries', { method: 'POST', body: name })
      if (answer.status === 201) acknowledged.push(name)
    }
    const posts = Array.from({ length: 300 }, (_, n) => post(`visitor ${n}`).catch(() => {}))
    while (acknowledged.length < 20) await delay(1)
    await kill(server.child)
    await Promise.all(posts)

    run('start')
    await until('/about', 200)
    expect(await storedNames()).toEqual(expect.arrayContaining(acknowledged))
  })

  test('ends with one line, and touches no data, where the port is taken', async () => {
    const other = await listenLocally(port, (_request, response) => response.end())
    const { code, output, errors } = await run('start').end()
    await other.close()
    expect(code).toBe(1)
    expect(output).toBe('')
    expect(errors).toMatch(/^Port \d+ is taken\. .+\n$/)
    expect(existsSync(join(folder, '.local'))).toBe(false)
  })

  test('ends with one line where another one uses the data, on whatever port', async () => {
    await withDatabase()
    run('start')
    await until('/about', 200)
    const { code, errors } = await run('start', { PORT: '0' }).end()
    expect(code).toBe(1)
    expect(errors).toMatch(/^.*running on \.local.*\n$/)
    expect((await get('/about')).status).toBe(200)
  })

  test('shows what the build said when it fails', async () => {
    await withDatabase()
    await setBuild('echo a clear reason >&2; exit 3')
    const { code, errors } = await run('start').end()
    expect(code).toBe(1)
    expect(errors).toContain('a clear reason')
  })

  test('leaves no build behind when it is stopped', async () => {
    await withDatabase()
    const lifeline = createServer().listen(0, '127.0.0.1')
    await once(lifeline, 'listening')
    const { port: lifelinePort } = lifeline.address() as AddressInfo
    await setBuild(`node -e "require('net').connect(${lifelinePort}, '127.0.0.1')"`)
    const server = run('start')
    const [buildsSocket] = await once(lifeline, 'connection')
    const buildEnded = once(buildsSocket.on('error', () => {}).resume(), 'close')
    server.child.kill('SIGINT')
    expect((await server.end()).code).toBe(0)
    await buildEnded
    lifeline.close()
  })

  test('opens no database and no mailbox where the environment names others', async () => {
    const brought = {
      DATABASE_URL: 'postgres://me:secret@localhost/mine',
      NEON_FETCH_ENDPOINT: 'http://localhost:1/sql',
      RESEND_API_KEY: 're_mine',
    }
    run('start', brought)
    await until('/about', 200)
    expect(existsSync(join(folder, '.local'))).toBe(false)
    const answer = await get('/_local/inquiries.json')
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('secret')
  })
})

describe('npm run reset', () => {
  test('refuses while a server runs, and empties .local when none does', async () => {
    await withDatabase()
    const server = run('start')
    await until('/about', 200)
    const refused = await run('reset').end()
    expect(refused.code).toBe(1)
    expect(refused.errors).toMatch(/^.*running on \.local.*\n$/)
    expect((await get('/_local/inquiries.json')).status).toBe(200)

    server.child.kill('SIGTERM')
    await server.end()
    expect((await run('reset').end()).code).toBe(0)
    expect(existsSync(join(folder, '.local', 'database'))).toBe(false)
  })
})
