import { expect, it } from 'vitest'
import { readTexts } from '../../scripts/publish/content-texts.ts'
import { sections } from '../../src/content/labels.ts'

const headings = Object.values(sections).map(({ heading }) => heading)

it('text that names a section of another page links to it', async () => {
  const unlinked = (await readTexts()).filter(({ text }) =>
    headings.some((heading) => text.includes(`“${heading}”`)),
  )
  expect(
    unlinked,
    'Write the link as sections.money, verified or partner',
  ).toEqual([])
})
