import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openMailbox } from '../../scripts/local/resend/mailbox.ts'
import { openServices } from '../../scripts/local/services.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('npm start keeps its emails, and counts the lines of the file that are damaged', async () => {
  const file = join(temporaryFolder(), 'new', 'outbox.ndjson')
  const email = { from: 'a@shop.example', to: ['b@shop.example'], subject: 'Inquiry' }
  const body = JSON.stringify(email)
  await openMailbox(file).accept(new Request('http://localhost', { method: 'POST', body }))
  const line = readFileSync(file, 'utf8').trim()
  writeFileSync(file, `null\n${line}\n{}\n\0\0\0\n${line.slice(0, 99)}`)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(openMailbox(file).list()).toMatchObject([email])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('4 lines'))
  warn.mockRestore()
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
