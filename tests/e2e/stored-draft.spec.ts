import { expect, test } from 'playwright/test'
import { formField } from '../support/form.ts'
import { open } from '../support/visit.ts'

for (const [version, entry] of [
  ['this', 'Ann'],
  ['another', ''],
]) {
  test(`a new document has the entry "${entry}" if ${version} version of the site stored it`, async ({
    page,
  }) => {
    await open(page, '/contact')
    await formField(page, 'name').fill('Ann')
    // Runs in the next document, before its scripts.
    await page.addInitScript((version) => {
      const copy = JSON.parse(sessionStorage.draft ?? '{}')
      if (version === 'another') copy.version = '/assets/client.older.js'
      sessionStorage.draft = JSON.stringify(copy)
    }, version)
    await open(page, '/contact')
    await expect(formField(page, 'name')).toHaveValue(entry ?? '')
  })
}
