import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { specimen } from '../../scripts/local/specimen/evidence.ts'
import { readTexts } from '../../scripts/publish/content-texts.ts'

const names = readdirSync('dist', { recursive: true, encoding: 'utf8' })
const texts = names.filter((name) => /\.(html|js|mjs|css|xml|txt)$/.test(name))
const built = texts.map((name) => readFileSync(join('dist', name), 'utf8'))

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

it('no page, script or file of the build has a text of the specimen', async () => {
  // The questions about the terms, for example, are also in the owner's file.
  const own = (await readTexts()).map(({ text }) => text).join('\n')
  const foreign = stringsIn(specimen).filter((text) => !own.includes(text))
  expect(foreign.length).toBeGreaterThan(60)
  const all = built.join('\n')
  // Short texts such as "30 days" are ordinary, so compare long ones, and one word.
  expect(
    foreign.filter((text) => text.length > 8 && all.includes(text)),
  ).toEqual([])
  expect(all).not.toMatch(/specimen/i)
})

it("no file of the build has the name of one of the specimen's files", () => {
  expect(texts.length).toBeGreaterThan(30)
  expect(names.filter((name) => /specimen/i.test(name))).toEqual([])
})

it('no file of the build lists every state of the components', () => {
  const isStatesPage = (text: string) => text.includes('Every state')
  expect(built.filter(isStatesPage)).toHaveLength(0)
})
