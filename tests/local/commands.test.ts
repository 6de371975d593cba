import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { specimen } from '../../scripts/local/specimen/evidence.ts'
import { onlyLineOf } from '../support/lines.ts'
import { folderWithSite, kill, runLocal } from '../support/local-command.ts'

const databaseOf = (folder: string, port: string) =>
  join(folder, '.local', port, 'database')

/** With these settings, `npm start` opens no embedded database, which takes seconds to start. */
const realDatabase = {
  DATABASE_URL: 'postgres://me:secret-password@db.example/mine',
  NEON_FETCH_ENDPOINT: 'http://sql.example/sql',
}
const realServices = { ...realDatabase, RESEND_API_KEY: 're_secret' }

/** Runs `npm start` with these variables, until it has printed the site's address. */
async function start(
  variables: Record<string, string> = realServices,
  isShared = false,
) {
  const folder = folderWithSite(isShared)
  const server = runLocal('start', { cwd: folder, variables, isShared })
  const origin = await server.printed('Site')
  const { port } = new URL(origin)
  return { ...server, folder, origin, port }
}

/** Starts the command and stops it as Ctrl+C does. @returns what it printed. */
async function startAndStop(variables: Record<string, string>) {
  const { child, end } = await start(variables)
  child.kill('SIGINT')
  return end()
}

describe('npm start with local services', async () => {
  const changed = { INQUIRY_NOTIFY_TO: 'own@staff.example' }
  const { child, folder, origin, port } = await start(changed, true)
  const settings = { cwd: folder, variables: { PORT: port } }
  const database = databaseOf(folder, port)

  test('gives the functions the settings and the local services', async () => {
    const response = await fetch(`${origin}/api/inquiries`)
    expect(await response.json()).toMatchObject({
      INQUIRY_NOTIFY_TO: 'own@staff.example',
      DATABASE_URL: 'postgres://harbourline_site:local@localhost/harbourline',
    })
  })

  test('has no page with every state', async () => {
    const { status } = await fetch(`${origin}/_local/states`)
    expect(status).toBe(404)
  })

  test('has no link to a page with every state', async () => {
    const response = await fetch(`${origin}/_local`)
    expect(await response.text()).not.toContain('/_local/states')
  })

  test.each(['start', 'reset'])(
    'makes a second npm run %s on the same port stop',
    async (command) => {
      const { code, output, errors } = await runLocal(command, settings).end()
      expect({ code, output }).toEqual({ code: 1, output: '' })
      const line = onlyLineOf(errors)
      expect(line.startsWith(`Port ${port} is in use. `)).toBe(true)
    },
  )

  test('keeps its data until npm run reset', async () => {
    await kill(child)
    expect(existsSync(database)).toBe(true)
    const reset = await runLocal('reset', settings).end()
    expect(reset).toMatchObject({ code: 0, errors: '' })
    expect(existsSync(database)).toBe(false)
  })
})

describe('npm start', () => {
  test('serves local data only below /_local', async () => {
    const { origin } = await start()
    expect((await fetch(`${origin}/_localhost`)).status).toBe(404)
  })

  test('sweeps when asked', async () => {
    const { origin } = await start()
    const swept = await fetch(`${origin}/_local/sweep`, { method: 'POST' })
    expect(await swept.json()).toEqual({ swept: true })
  })

  test('serves the site while a build replaces it', async () => {
    const { origin, folder } = await start()
    rmSync(join(folder, 'dist'), { recursive: true })
    expect(await (await fetch(`${origin}/about`)).text()).toBe('About us')
  })
})

describe('npm start with real services', () => {
  test('opens no local data', async () => {
    const { folder, port } = await start(realServices)
    const mailbox = join(folder, '.local', port, 'outbox.ndjson')
    expect(existsSync(databaseOf(folder, port))).toBe(false)
    expect(existsSync(mailbox)).toBe(false)
  })

  test.each(['inquiries', 'outbox'])('shows no local %s', async (name) => {
    const { origin } = await start(realServices)
    const response = await fetch(`${origin}/_local/${name}.json`)
    expect(response.status).toBe(503)
  })

  test('says REAL, and where the data goes', async () => {
    const { output } = await startAndStop(realServices)
    expect(output).toContain('Database: REAL, at db.example, through sql.ex')
    expect(output).toContain('Email: REAL, to staff@harbourline.example\n')
  })

  test('prints no secret', async () => {
    const { child, origin, end } = await start(realServices)
    await fetch(`${origin}/_local`)
    child.kill('SIGINT')
    const { output, errors } = await end()
    expect(output + errors).not.toContain('secret')
  })

  test('sends no email about a real inquiry to the local mailbox', async () => {
    const { origin, folder, port } = await start(realDatabase)
    const response = await fetch(`${origin}/api/inquiries`)
    const settings = await response.json()
    expect(settings).not.toHaveProperty('RESEND_BASE_URL')
    expect(settings).not.toHaveProperty('RESEND_API_KEY')
    const mailbox = join(folder, '.local', port, 'outbox.ndjson')
    expect(existsSync(mailbox)).toBe(false)
  })

  test('says that it sends no email without a key for Resend', async () => {
    const { output } = await startAndStop(realDatabase)
    expect(output).toContain('Email: not sent, because RESEND_API_KEY is not')
  })
})

test.each([
  {
    command: 'start',
    variables: { DATABASE_URL: 'secret' },
    beginning: 'DATABASE_URL is not postgres:',
  },
  {
    command: 'reset',
    variables: { PORT: '65536' },
    beginning: 'PORT is not ',
  },
])(
  'npm run $command with $variables gives the reason in one line',
  async ({ command, variables, beginning }) => {
    const cwd = folderWithSite()
    const { code, errors } = await runLocal(command, { cwd, variables }).end()
    expect(code).toBe(1)
    expect(onlyLineOf(errors).startsWith(beginning)).toBe(true)
  },
)

test.each(['.local/', '.env', '*.env', '*.csv'])('Git ignores %s', (name) => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n')
  expect(ignored.map((line) => line.trim())).toContain(name)
})

/** Returns the paths from which a script, or a script in a page, imports. */
function importsIn(code: string): string[] {
  const imports = code.matchAll(/from ["'](\/[^"']+)["']/g)
  return Array.from(imports, ([, path = '']) => path)
}

/** A file that the tests create beside the packages, which Vite serves. */
const exported = 'node_modules/exported.csv'

describe('npm run dev', async () => {
  writeFileSync(exported, '')
  mkdirSync('.local', { recursive: true })
  const data = mkdtempSync('.local/test-')
  afterAll(() => {
    rmSync(data, { recursive: true })
    rmSync(exported)
  })
  const outbox = join(data, 'outbox.ndjson')
  writeFileSync(outbox, '{}')
  const standIns = { DATABASE_URL: '', RESEND_API_KEY: '', LOCAL_DATA: data }
  const settings = { cwd: '.', variables: standIns, isShared: true }
  const site = await runLocal('dev', settings).printed('Site')
  const statusOf = async (path: string) => (await fetch(site + path)).status

  test.each(['/about', '/favicon.svg', '/src/site.ts'])(
    'serves %s',
    async (path) => {
      expect(await statusOf(path)).toBe(200)
    },
  )

  test.each([
    'tests/settings.env',
    'package.json',
    '.git/HEAD',
    'scripts/doctor.ts',
    exported,
    outbox,
  ])('keeps %s to itself', async (file) => {
    // Vite serves a file under each of these addresses.
    const addresses = [
      `/${file}`,
      `/${file}?raw`,
      `/${file}?import&raw`,
      `/@fs${resolve(file)}`,
    ]
    for (const address of addresses)
      expect(await statusOf(address), address).toBeGreaterThan(400)
  })

  test('links from /_local to a page with every state', async () => {
    const local = await (await fetch(`${site}/_local`)).text()
    expect(local).toContain('href="/_local/states"')
    expect(await statusOf('/_local/states')).toBe(200)
  })

  test('serves the scripts and styles that the states need', async () => {
    const page = await fetch(`${site}/_local/states`)
    const [script] = importsIn(await page.text())
    const source = await fetch(site + script)
    // Vite refuses packages until it has prepared them.
    const paths = importsIn(await source.text()).filter(
      (path) => !path.startsWith('/node_modules/'),
    )
    expect(paths).not.toEqual([])
    for (const path of paths) expect(await statusOf(path), path).toBe(200)
  })

  test('runs the function', async () => {
    const posted = await fetch(`${site}/api/inquiries`, {
      method: 'POST',
      body: '{}',
    })
    expect(posted.status).toBe(415)
  })

  test('lets no other site read the sources', async () => {
    const headers = { origin: 'http://localhost:3000' }
    const source = await fetch(`${site}/src/site.ts`, { headers })
    expect(source.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('npm run dev with other facts', async () => {
  mkdirSync('.local', { recursive: true })
  const data = mkdtempSync('.local/test-')
  afterAll(() => rmSync(data, { recursive: true }))
  const standIns = { DATABASE_URL: '', RESEND_API_KEY: '', LOCAL_DATA: data }
  const settings = { cwd: '.', variables: standIns, isShared: true }
  const site = await runLocal('dev', settings).printed('Site')
  const textAt = async (path: string) => (await fetch(site + path)).text()

  /** Returns the HTML of the page without its header and footer, which may have the owner's logo. */
  async function mainAt(path: string) {
    const [, main = ''] = (await textAt(path)).split(/<\/?main\b/)
    return main
  }
  const specimenName = specimen.company.legalName

  /** Presses the button on `/_local` that shows these facts. */
  async function choose(facts: string) {
    const address = `/_local/facts?show=${facts}`
    expect(await textAt('/_local')).toContain(`formaction="${address}"`)
    await fetch(site + address, { method: 'POST', redirect: 'manual' })
  }

  test("shows the owner's facts at first", async () => {
    expect(await textAt('/about')).not.toContain(specimenName)
  })

  test("shows the specimen's facts, photos and contract at one click", async () => {
    await choose('specimen')
    const about = await mainAt('/about')
    expect(about).toContain(specimenName)
    const [, photo = ''] = /<img src="([^"]+)"/.exec(about) ?? []
    const { headers } = await fetch(site + photo)
    expect(headers.get('content-type')?.startsWith('image/')).toBe(true)
    const contract = await fetch(site + specimen.contract.file)
    expect(contract.status).toBe(200)
  })

  test('the script in the browser has the same facts as the HTML', async () => {
    expect(await textAt('/src/content/evidence.ts')).toContain(specimenName)
  })

  test('shows half of the facts, without photos', async () => {
    await choose('half')
    const about = await mainAt('/about')
    expect(about).toContain(specimenName)
    expect(about).not.toContain('<img')
  })

  test("shows the owner's facts again", async () => {
    await choose('own')
    expect(await textAt('/about')).not.toContain(specimenName)
  })
})
