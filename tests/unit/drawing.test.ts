import { expect, it } from 'vitest'
import { missingLetters, textWidth } from '../../scripts/build/drawing.ts'

it('link previews draw European letters, also beside a letter that no font has', () => {
  expect(textWidth('日Łódź', 0)).toBe(textWidth('Łódź', 0))
  // In file names, macOS writes `ë` as an `e` and a separate accent.
  expect(textWidth('Zoe\u0308', 0)).toBe(textWidth('Zo\u00eb', 0))
  expect(textWidth('Åßþ Čşğİ Ţț ẞ Ελλάδα Москва Њ', 0)).toBeGreaterThan(15)
  expect([...missingLetters]).toEqual(['日'])
})
