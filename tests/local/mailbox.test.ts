import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openMailbox } from '../../scripts/local/resend/mailbox.ts'
import { openServices } from '../../scripts/local/services.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('npm start keeps its emails', async () => {
  const file = join(temporaryFolder(), 'new', 'outbox.ndjson')
  expect(openMailbox(file).list()).toEqual([])
  const email = { from: 'a@shop.example', to: ['b@shop.example'], subject: 'Inquiry' }
  const body = JSON.stringify(email)
  await openMailbox(file).accept(new Request('http://localhost', { method: 'POST', body }))
  expect(openMailbox(file).list()).toMatchObject([email])
})

test.each([
  ['database', 'RESEND_API_KEY', 're_mine'],
  ['outbox.ndjson', 'DATABASE_URL', 'postgres://me@localhost/mine'],
])('if %s is damaged, an error asks to move it away', async (name, variable, value) => {
  vi.stubEnv(variable, value)
  const folder = temporaryFolder()
  writeFileSync(join(folder, name), '{"id":')
  const message = await openServices(folder, 'http://localhost').catch(String)
  expect(message).toMatch(/move or rename it/)
  expect(message).toContain(join(folder, name))
  expect(message).not.toContain('reset')
  vi.unstubAllEnvs()
})
