import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { copySite } from '../support/site-copy.ts'

const guide = readFileSync('CONTRIBUTING.md', 'utf8')
const edits =
  /In `(src\/[\w./-]+)`, above the line that begins with `([^`]+)`, add[^:]*:\n\n *```ts\n *(.*)\n *```/g
const steps = [...guide.matchAll(edits)].map(
  ([, file = '', mark = '', line = '']) => ({ file, mark, line }),
)

const copy = copySite(afterAll)
const untouched = steps.map(({ file }) => ({ file, text: copy.read(file) }))

function undo() {
  for (const { file, text } of untouched) copy.write(file, text)
}

/** Does what a step of the guide says, with another line if the owner wants another kind of field. */
function follow({ file, mark, line }: (typeof steps)[number]) {
  const lines = copy.read(file).split('\n')
  const below = lines.findIndex((text) => text.trimStart().startsWith(mark))
  expect(below, `${file} has no line that begins with ${mark}`).toBeGreaterThan(
    0,
  )
  lines.splice(below, 0, line)
  copy.write(file, lines.join('\n'))
}

// Each port has its own data, so all runs use the port that the first one was given.
let port = '0'

/** Runs `npm start` on the copy, and waits until the site is served. */
async function start() {
  const env = {
    ...process.env,
    PORT: port,
    LOCAL_DATA: join(copy.folder, 'data'),
  }
  const server = spawn(process.execPath, ['scripts/local/start.ts'], {
    cwd: copy.folder,
    env: { ...env, SITE_IS_BUILT: '', SITE_URL: '', SITE_EMAIL: '' },
  })
  const closed = once(server, 'close')
  let output = ''
  const isServing = new Promise<void>((resolve) => {
    const read = (sent: Buffer) => {
      output += sent
      if (output.includes('Ctrl-C')) resolve()
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
  })
  await Promise.race([isServing, closed])
  const [, origin = ''] = /Site +(\S+)/.exec(output) ?? []
  expect(origin, output).toMatch(/^http/)
  port = new URL(origin).port
  return {
    origin,
    async stop() {
      server.kill('SIGKILL')
      await closed
    },
  }
}

function post(origin: string, entries: object, headers = {}) {
  return fetch(`${origin}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      name: 'Ann',
      email: 'ann@example.com',
      product: crypto.randomUUID(),
      ...entries,
    }),
  })
}

async function contactPage(origin: string): Promise<string> {
  return (await fetch(`${origin}/contact`)).text()
}

function inquiries(...words: string[]): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/inquiries.ts', ...words],
    {
      cwd: copy.folder,
      env: { ...process.env, PORT: port },
      encoding: 'utf8',
    },
  )
  return stdout + stderr
}

async function textsOfEmails(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/_local/outbox.json`)
  const emails: { text: string }[] = await response.json()
  return emails.map(({ text }) => text)
}

const company = 'Öberg & Søn "AB"'

// The tests follow the guide in this order: add the field, make it required, remove it. The
// migration and the stored entries stay, whatever becomes of the field.
beforeAll(() => {
  for (const step of steps) follow(step)
  const { output } = copy.run('scripts/build.ts')
  const [, file = '', statement = ''] =
    /as (netlify\/\S+\.sql),[\s\S]*?\n\n(ALTER .*;)\n/.exec(output) ?? []
  expect(file, output).not.toBe('')
  expect(guide).toContain(statement)
  copy.write(file, statement)
})

describe('a field that was added', () => {
  let site: Awaited<ReturnType<typeof start>>

  beforeAll(async () => {
    site = await start()
    const flagged = { 'inquiry-honeypot': 'filled' }
    expect((await post(site.origin, { company })).status).toBe(201)
    expect((await post(site.origin, { company }, flagged)).status).toBe(201)
    // The lead's email leaves after the response, and the sweep's then lists only the other inquiry.
    await vi.waitFor(async () =>
      expect(await textsOfEmails(site.origin)).toHaveLength(1),
    )
    await fetch(`${site.origin}/_local/sweep`, { method: 'POST' })
  })
  afterAll(() => site.stop())

  it('is in the form', async () => {
    expect(await contactPage(site.origin)).toContain('name="company"')
  })

  it('is in the email about a lead, and in the list of suspected spam', async () => {
    const emails = await textsOfEmails(site.origin)
    expect(emails).toHaveLength(2)
    for (const email of emails) expect(email).toContain(`Company: ${company}`)
  })

  it('is in the list of inquiries', () => {
    const lines = inquiries('list').split('\n')
    const entries = lines.map((line) => line.trim().replace(/ +/g, ' '))
    expect(entries).toContain(`company ${company}`)
  })

  it('is in the export', () => {
    inquiries('csv', 'a.csv')
    expect(copy.read('a.csv')).toContain('"Öberg & Søn ""AB"""')
  })
})

describe('a field that was made required', () => {
  let site: Awaited<ReturnType<typeof start>>

  beforeAll(async () => {
    undo()
    const [, rule = ''] = /`(requiredText\('company'.*?\))`/.exec(guide) ?? []
    for (const step of steps) {
      const line = step.line
        .replace('input: {}', 'required: true, input: {}')
        .replace(/optionalText\(.*\)/, () => rule)
      follow({ ...step, line })
    }
    site = await start()
  })
  afterAll(() => site.stop())

  it('is refused if it is empty', async () => {
    const refused = await post(site.origin, { company: ' ' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Company is required')
  })

  it('is accepted if it is filled in', async () => {
    expect((await post(site.origin, { company })).status).toBe(201)
  })
})

describe('a field that was removed', () => {
  let site: Awaited<ReturnType<typeof start>>

  beforeAll(async () => {
    undo()
    site = await start()
  })
  afterAll(() => site.stop())

  it('is gone from the form', async () => {
    expect(await contactPage(site.origin)).not.toContain('name="company"')
  })

  it('is ignored if a browser still sends it', async () => {
    const product = 'Mats from an old page'
    const sent = await post(site.origin, { company: 'Late Ltd', product })
    expect(sent.status).toBe(201)
    const found = inquiries('find', product)
    expect(found).toContain(product)
    expect(found).not.toContain('Late Ltd')
  })

  it('keeps the entries that were sent before', () => {
    const list = inquiries('list')
    expect(list).not.toContain('company')
    const references = [...list.matchAll(/UTC {2}([\da-f]{8})/g)]
    const shown = references.map(([, reference = '']) =>
      inquiries('show', reference),
    )
    expect(shown.join('')).toContain(company)
  })
})
