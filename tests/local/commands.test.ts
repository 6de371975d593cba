import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

let folder: string

function write(file: string, content: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

beforeEach(() => {
  folder = temporaryFolder()
  write('dist/client/about.html', 'About us')
  write('dist/client/404.html', 'Not found')
  for (const name of ['inquiries', 'email-events']) {
    const code = 'export default () => Response.json(process.env)\n'
    write(
      `dist/functions/${name}.mjs`,
      `${code}export const config = { path: '/api/${name}' }`,
    )
  }
  write(
    'dist/functions/sweep.mjs',
    'export default async () => Response.json({ swept: true })',
  )
  write('netlify.toml', '')
})

function run(
  command: string,
  variables: Record<string, string> = {},
  cwd = folder,
) {
  const { PATH, TMPDIR } = process.env
  const child = spawn(
    process.execPath,
    [resolve(`scripts/local/${command}.ts`)],
    {
      cwd,
      env: { PATH, TMPDIR, PORT: '0', SITE_IS_BUILT: '1', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  onTestFinished(() => kill(child))
  let output = ''
  child.stdout.on('data', (sent) => {
    output += sent
  })
  const ended = Promise.all([once(child, 'close'), text(child.stderr)])
  return {
    child,
    async printed(label: string): Promise<string> {
      const [, url] = new RegExp(`${label} +(http\\S+)[ \n]`).exec(output) ?? []
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

async function kill(child: ChildProcess) {
  const closed = once(child, 'close')
  if (child.kill('SIGKILL')) await closed
}

test('one process per port may use its data, and npm run reset deletes the data', async () => {
  const server = run('start', { INQUIRY_NOTIFY_TO: 'own@staff.example' })
  const origin = await server.printed('Site')
  const { port } = new URL(origin)
  expect((await fetch(`${origin}/_localhost`)).status).toBe(404)
  expect(await (await fetch(`${origin}/api/inquiries`)).json()).toMatchObject({
    INQUIRY_NOTIFY_TO: 'own@staff.example',
    DATABASE_URL: 'postgres://harbourline_site:local@localhost/harbourline',
  })
  const swept = await fetch(`${origin}/_local/sweep`, { method: 'POST' })
  expect(await swept.json()).toEqual({ swept: true })
  // A build begins by deleting `dist`. A running server must still serve the site during the build.
  rmSync(join(folder, 'dist'), { recursive: true })
  expect(await (await fetch(`${origin}/about`)).text()).toBe('About us')

  const database = join(folder, '.local', port, 'database')
  for (const command of ['start', 'reset']) {
    const { code, output, errors } = await run(command, { PORT: port }).end()
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(/^Port \d+ is in use\. [^\n]+\n$/)
    expect(existsSync(database)).toBe(true)
  }
  await kill(server.child)
  expect(await run('reset', { PORT: port }).end()).toMatchObject({
    code: 0,
    errors: '',
  })
  expect(existsSync(database)).toBe(false)
})

test.each<[string, Record<string, string>, RegExp]>([
  ['start', { DATABASE_URL: 'secret' }, /^DATABASE_URL is not postgres:.+\n$/],
  ['reset', { PORT: '65536' }, /^PORT is not .+\n$/],
])(
  'npm run %s with %j gives the reason',
  async (command, variables, reason) => {
    const { code, errors } = await run(command, variables).end()
    expect([code, errors]).toEqual([1, expect.stringMatching(reason)])
  },
)

test('npm run dev serves only sources, public files and packages, and Git ignores data', async () => {
  const ignored = readFileSync('.gitignore', 'utf8').split(/\r?\n/)
  expect(ignored).toEqual(
    expect.arrayContaining(['.local/', '.env', '*.env', '*.csv']),
  )
  mkdirSync('.local', { recursive: true })
  const data = mkdtempSync('.local/test-')
  onTestFinished(() => rmSync(data, { recursive: true }))
  const outbox = join(data, 'outbox.ndjson')
  writeFileSync(outbox, '{}')
  writeFileSync('node_modules/x.csv', '')
  const standIns = { DATABASE_URL: '', RESEND_API_KEY: '', LOCAL_DATA: data }
  const site = await run('dev', standIns, '.').printed('Site')
  const inquiry = await fetch(`${site}/api/inquiries`, {
    method: 'POST',
    body: '{}',
  })
  expect(inquiry.status).toBe(415)
  const statusOf = async (path: string) => (await fetch(site + path)).status
  for (const path of ['/about', '/favicon.svg', '/src/site.ts']) {
    expect(await statusOf(path), path).toBe(200)
  }
  const secret =
    'tests/settings.env package.json .git/HEAD scripts/doctor.ts node_modules/x.csv'
  for (const file of [...secret.split(' '), outbox]) {
    const paths = [
      `/${file}`,
      `/${file}?raw`,
      `/${file}?import&raw`,
      `/@fs${resolve(file)}`,
    ]
    for (const path of paths)
      expect(await statusOf(path), path).toBeGreaterThan(400)
  }
  const other = await fetch(`${site}/src/site.ts`, {
    headers: { origin: 'http://localhost:3000' },
  })
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})
