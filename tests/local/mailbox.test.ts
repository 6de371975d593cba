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

test('stores one email per idempotency key, and counts the damaged lines in its file', async () => {
  const file = join(temporaryFolder(), 'new', 'outbox.ndjson')
  const first = openMailbox(file)
  const { id } = await send(first, email)
  expect(await send(first, email)).toEqual({ id })
  const refusal = { name: 'invalid_idempotent_request', statusCode: 409 }
  expect(await send(first, { ...email, text: 'Two kettles' })).toMatchObject(refusal)

  const line = readFileSync(file, 'utf8').trim()
  writeFileSync(file, `null\n${line}\n{}\n\0\0\0\n${line.slice(0, 99)}`)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const next = openMailbox(file)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('4 lines'))
  warn.mockRestore()
  const others = {
    ...{ id, created_at: expect.any(String), html: null, tags: [] },
    idempotency_key: 'inquiry/1',
  }
  expect(next.list()).toEqual([{ ...email, ...others }])
  expect(await send(next, email)).toEqual({ id })
  await send(next, email, 'inquiry/2')
  vi.spyOn(console, 'warn').mockReturnValueOnce()
  expect(openMailbox(file).list()).toHaveLength(2)
})

test.each([
  ['database', 'RESEND_API_KEY', 're_mine'],
  ['outbox.ndjson', 'DATABASE_URL', 'postgres://me@localhost/mine'],
])('if %s is unusable, an error asks to move it away', async (name, variable, value) => {
  vi.stubEnv(variable, value)
  const folder = temporaryFolder()
  if (name === 'database') writeFileSync(join(folder, name), 'no database')
  else openMailbox(join(folder, name, 'a file in a folder of this name'))
  const message = await openServices(folder, 'http://localhost').catch(String)
  expect(message).toMatch(/move or rename it/)
  expect(message).toContain(join(folder, name))
  expect(message).not.toContain('reset')
  vi.unstubAllEnvs()
})
