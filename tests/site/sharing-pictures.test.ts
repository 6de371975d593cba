import { describe, expect, it } from 'vitest'
import { paperwork } from '../../scripts/build/sharing-pictures.ts'
import { setHeadline } from '../../scripts/build/sharing-pictures-headline.ts'
import { pageAt } from '../support/built-site.ts'

describe('a headline', () => {
  const box = { width: 1000, height: 300, lineHeight: 1, maxSize: 130 }
  const set = (text: string) => setHeadline(text, box, (word) => word.length * 0.6)

  it('is set as large as it fits, and never larger than it may be', () => {
    expect(set('Thanks')).toMatchObject({ lines: ['Thanks'], size: 130 })
    expect(set('Privacy Policy')).toMatchObject({ lines: ['Privacy', 'Policy'], size: 130 })
    expect(set('Several words that need all the lines').size).toBe(100)
    expect(set('Incomprehensibilities of internationalization').size).toBe(79)
  })

  it('breaks where a reader pauses', () => {
    expect(set('Right Price. Minimum MOQ').lines).toEqual(['Right Price.', 'Minimum MOQ'])
    expect(set('Oops! Page is lost').lines).toEqual(['Oops!', 'Page is lost'])
  })

  it('breaks evenly otherwise, but not after a small word', () => {
    const wide = { ...box, width: 2000 }
    const lines = (text: string) => setHeadline(text, wide, (word) => word.length * 0.6).lines
    expect(lines('Checked goods from factory floors')).toEqual([
      'Checked goods from',
      'factory floors',
    ])
    expect(lines('Checked goods at factories made')).toEqual(['Checked goods', 'at factories made'])
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
