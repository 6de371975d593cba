import { expect, it } from 'vitest'
import { missingLetters, textWidth } from '../../scripts/build/drawing.ts'

it('link previews draw European letters, also beside a letter that no font has', () => {
  expect(textWidth('日Łódź')).toBe(textWidth('Łódź'))
  // The second is composed of a letter and a separate accent, as macOS writes it.
  expect(textWidth('Zoe\u0308')).toBe(textWidth('Zo\u00eb'))
  const { foreign, omitted } = missingLetters('Åßþ Čşğİ Ţț ẞ Ελλάδα Москва Њ 日')
  expect(foreign.join('')).toBe('ΕλάδαМоскваЊ日')
  expect(omitted).toEqual(['日'])
})
