import { expect, test } from 'playwright/test'
import { formField } from '../support/form.ts'
import { open } from '../support/visit.ts'

test.beforeEach(async ({ page }) => {
  await open(page, '/contact')
  await formField(page, 'name').fill('Ann')
})

test('a new document has the entries that this version of the site stored', async ({
  page,
}) => {
  await open(page, '/contact')
  await expect(formField(page, 'name')).toHaveValue('Ann')
})

test('a new document ignores what another version of the site stored', async ({
  page,
}) => {
  // Runs in the next document, before its scripts.
  await page.addInitScript(() => {
    const copy = JSON.parse(sessionStorage.draft)
    copy.version = '/assets/client.older.js'
    sessionStorage.draft = JSON.stringify(copy)
  })
  await open(page, '/contact')
  await expect(formField(page, 'name')).toHaveValue('')
})
