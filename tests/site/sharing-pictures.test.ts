import { describe, expect, it } from 'vitest'
import { paperwork } from '../../scripts/build/sharing-pictures.ts'
import { setHeadline } from '../../scripts/build/sharing-pictures-headline.ts'
import { pageAt } from '../support/built-site.ts'

describe('a headline', () => {
  const box = { width: 1000, height: 300, lineHeight: 1, maxSize: 130 }
  const set = (text: string) => setHeadline(text, box, (word) => word.length * 0.6)

  it.each([
    ['Thanks', 130],
    ['Several words that need all the lines', 100],
    ['Incomprehensibilities of internationalization', 79],
  ])('"%s" is set as large as it fits: %s pixels', (text, size) => {
    expect(set(text).size).toBe(size)
  })

  it.each([
    ['where a reader pauses', 'Right Price./Minimum MOQ'],
    ['where a reader pauses', 'Oops!/Page is lost'],
    ['evenly', 'Privacy/Policy'],
    ['not after a small word', 'Lights/at bakeries'],
  ])('breaks %s: %s', (_, lines) => {
    expect(set(lines.replace('/', ' ')).lines).toEqual(lines.split('/'))
  })
})

it.each(Object.entries(paperwork))(
  'the picture of %s says nothing that the page does not',
  (path, { label, stamp }) => {
    const shown = pageAt(path).document.body.textContent?.toLowerCase()
    expect(shown).toContain(stamp.toLowerCase())
    expect(shown).toContain(label?.toLowerCase() ?? '')
  },
)
