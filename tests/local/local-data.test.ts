import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openMailbox } from '../../scripts/local/resend/mailbox.ts'
import { openServices } from '../../scripts/local/services.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

afterEach(() => void vi.unstubAllEnvs())

test('the mailbox keeps its emails', async () => {
  const file = join(temporaryFolder(), 'new', 'outbox.ndjson')
  expect(openMailbox(file).list()).toEqual([])
  const email = {
    from: 'quotes@shop.example',
    to: ['staff@shop.example'],
    subject: 'Quote request',
  }
  const body = JSON.stringify(email)
  const request = new Request('http://localhost', { method: 'POST', body })
  await openMailbox(file).accept(request)
  expect(openMailbox(file).list()).toMatchObject([email])
})

test.each([
  // A key for Resend, so that only the database is local.
  { name: 'database', key: 're_mine' },
  { name: 'outbox.ndjson', key: '' },
])(
  'if $name is damaged, npm start asks to move it away, not to delete it',
  async ({ name, key }) => {
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('RESEND_API_KEY', key)
    const folder = temporaryFolder()
    const file = join(folder, name)
    writeFileSync(file, '{"id":')
    const message = await openServices(folder, 'http://localhost').catch(String)
    expect(message).toContain(`${file} can't be used`)
    expect(message).toContain('move or rename it')
    expect(message).not.toContain('reset')
  },
)
