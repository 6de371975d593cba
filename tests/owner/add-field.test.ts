import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  afterAll,
  beforeAll,
  beforeEach,
  expect,
  it,
  onTestFinished,
} from 'vitest'
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

/** Runs `npm start` on the copy, and waits until the site is served. */
async function start(port = '0') {
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
  onTestFinished(() => void server.kill('SIGKILL'))
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
  return {
    origin,
    port: new URL(origin).port,
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

function inquiries(port: string, ...words: string[]): string {
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

beforeEach(() => {
  undo()
  for (const step of steps) follow(step)
})

// The migration stays, whatever becomes of the field.
beforeAll(() => {
  for (const step of steps) follow(step)
  const { output } = copy.run('scripts/build.ts')
  const [, file = '', statement = ''] =
    /as (netlify\/\S+\.sql),[\s\S]*?\n\n(ALTER .*;)\n/.exec(output) ?? []
  expect(file, output).not.toBe('')
  expect(guide).toContain(statement)
  copy.write(file, statement)
})

it("a field added by the guide's steps is in the form, both emails, the list and the export", async () => {
  const { origin, port } = await start()
  const form = await (await fetch(`${origin}/contact`)).text()
  expect(form).toContain('name="company"')

  const company = 'Öberg & Søn "AB"'
  expect((await post(origin, { company })).status).toBe(201)
  const flagged = { 'inquiry-honeypot': 'filled' }
  expect((await post(origin, { company }, flagged)).status).toBe(201)
  await expect.poll(() => textsOfEmails(origin)).toHaveLength(1)
  await fetch(`${origin}/_local/sweep`, { method: 'POST' })
  const emails = await textsOfEmails(origin)
  expect(emails).toHaveLength(2)
  for (const email of emails) expect(email).toContain(`Company: ${company}`)

  expect(inquiries(port, 'list')).toMatch(/^ {2}company +Öberg & Søn "AB"$/m)
  inquiries(port, 'csv', 'a.csv')
  expect(copy.read('a.csv')).toContain('"Öberg & Søn ""AB"""')
})

it("a field removed by the guide's steps is gone from the form, and its entries are kept", async () => {
  const before = await start()
  await post(before.origin, { company: 'Oberg AB' })
  await before.stop()
  undo()

  const { origin, port } = await start(before.port)
  const form = await (await fetch(`${origin}/contact`)).text()
  expect(form).not.toContain('name="company"')
  expect((await post(origin, { company: 'ignored' })).status).toBe(201)
  expect(inquiries(port, 'list')).not.toContain('company')
  const list = inquiries(port, 'list')
  const references = [...list.matchAll(/UTC {2}([\da-f]{8})/g)]
  const shown = references.map(([, reference = '']) =>
    inquiries(port, 'show', reference),
  )
  expect(shown.join('')).toMatch(/^ {2}company +Oberg AB$/m)
  expect(shown.join('')).not.toContain('ignored')
})

it('a field made required by the guide is refused if it is empty', async () => {
  undo()
  for (const step of steps) {
    const line = step.line
      .replace('input: {}', 'required: true, input: {}')
      .replace(/optionalText\(.*\)/, () => {
        const [, rule = ''] =
          /`(requiredText\('company'.*?\))`/.exec(guide) ?? []
        return rule
      })
    follow({ ...step, line })
  }
  const { origin } = await start()
  const refused = await post(origin, { company: ' ' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Company is required')
  expect((await post(origin, { company: 'Oberg AB' })).status).toBe(201)
})
