import { expect, it, onTestFinished } from 'vitest'
import { growLists } from '../support/grow-lists.ts'
import { expectReadable, openCopy } from '../support/readable.ts'
import { copySite } from '../support/site-copy.ts'

it('the site shows every list in full after it loses an entry', async () => {
  const copy = copySite()
  growLists(copy, -1)
  const { status, output } = copy.run('scripts/build.ts')
  expect(status, output).toBe(0)
  await expectReadable(copy, await openCopy(copy, onTestFinished))
})
