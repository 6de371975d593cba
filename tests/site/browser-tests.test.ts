import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** They are about a page before its script is there, or without any. */
const beforeScript = ['tests/e2e/typeface.spec.ts', 'tests/e2e/without-script.spec.ts']

const browserTests = globSync('tests/e2e/*.spec.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))

function filesThatUse(words: RegExp) {
  return browserTests.filter(({ code }) => words.test(code)).map(({ file }) => file)
}

it('browser tests have one way into the site, which waits until the page is taken over', () => {
  expect(filesThatUse(/\.goto\(/).sort()).toEqual(beforeScript)
})

it('browser tests wait for what they need, and for no time or silence', () => {
  expect(filesThatUse(/networkidle|waitForTimeout|setTimeout/)).toEqual([])
})
