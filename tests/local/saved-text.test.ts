import { afterAll, expect, test } from 'vitest'
import { runLocal } from '../support/local-command.ts'
import { copySite } from '../support/site-copy.ts'

// With real services, the command opens no local database, which takes seconds. Nothing is sent.
const realServices = {
  DATABASE_URL: 'postgres://me:password@db.example/mine',
  RESEND_API_KEY: 're_mine',
}

test('npm run dev shows a text that was saved, although no browser has loaded its file', async () => {
  const copy = copySite(afterAll)
  const settings = { cwd: copy.folder, variables: realServices, isShared: true }
  const site = await runLocal('dev', settings).printed('Site')
  const about = async () => (await fetch(`${site}/about`)).text()

  expect(await about()).not.toContain('A new heading')
  copy.edit(
    'src/content/about.ts',
    / heading: "[^"]*"/,
    " heading: 'A new heading'",
  )
  await expect.poll(about, { timeout: 60_000 }).toContain('A new heading')
})
