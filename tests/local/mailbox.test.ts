import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { type Mailbox, openMailbox } from '../../scripts/local/resend/mailbox.ts'
import { openServices } from '../../scripts/local/services.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const email = {
  from: 'Harbourline <quotes@harbourline.example>',
  to: ['staff@harbourline.example', 'night@harbourline.example'],
  reply_to: 'ann@shop.example',
  subject: 'Inquiry',
  text: 'A kettle',
}

async function send(mailbox: Mailbox, content: object, key = 'inquiry/1') {
  const headers = { 'idempotency-key': key }
  const body = JSON.stringify(content)
  const request = new Request('http://localhost', { method: 'POST', headers, body })
  return (await mailbox.accept(request)).json()
}

test('an email with a known idempotency key is stored once, even after a restart', async () => {
  const file = join(temporaryFolder(), 'new', 'outbox.ndjson')
  const first = openMailbox(file)
  const { id } = await send(first, email)
  expect(await send(first, email)).toEqual({ id })
  const next = openMailbox(file)
  expect(await send(next, email)).toEqual({ id })
  const rest = { html: null, idempotency_key: 'inquiry/1' }
  expect(next.list()).toEqual([{ id, created_at: expect.any(String), ...email, ...rest }])
})

test('another email with a known idempotency key is refused', async () => {
  const mailbox = openMailbox()
  await send(mailbox, email)
  const refusal = { name: 'invalid_idempotent_request', statusCode: 409 }
  expect(await send(mailbox, { ...email, text: 'Two kettles' })).toMatchObject(refusal)
  expect(mailbox.list()).toHaveLength(1)
})

test('a damaged file keeps its readable emails, and the damaged lines are counted in a warning', async () => {
  const file = join(temporaryFolder(), 'outbox.ndjson')
  await send(openMailbox(file), email)
  const [line = ''] = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  writeFileSync(file, `null\n${line}\n{}\n\0\0\0\n${line.slice(0, 99)}`)

  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const mailbox = openMailbox(file)
  expect(mailbox.list()).toEqual([JSON.parse(line)])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('4 lines'))
  await send(mailbox, email, 'inquiry/2')
  expect(openMailbox(file).list()).toHaveLength(2)
  warn.mockRestore()
})

test.each([
  ['database', { RESEND_API_KEY: 're_mine' }],
  ['outbox.ndjson', { DATABASE_URL: 'postgres://me@localhost/mine' }],
])('a start with an unusable %s asks the developer to move only that away', async (name, env) => {
  for (const [variable, value] of Object.entries(env)) vi.stubEnv(variable, value)
  const folder = temporaryFolder()
  if (name === 'database') writeFileSync(join(folder, name), 'no database')
  else openMailbox(join(folder, name, 'a file in a folder of this name'))
  const refused = openServices(folder, 'http://localhost').catch((error) => error.message)
  expect(await refused).toMatch(/Move it away/)
  expect(await refused).toContain(join(folder, name))
  expect(await refused).not.toContain('reset')
  vi.unstubAllEnvs()
})
