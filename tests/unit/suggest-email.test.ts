import { expect, it } from 'vitest'
import { suggestEmail } from '../../src/inquiry/suggest-email.ts'

it.each([
  ['Ann@gmial.com', 'Ann@gmail.com'],
  ['ann@gmai.com', 'ann@gmail.com'],
  ['ann@hotmaill.com', 'ann@hotmail.com'],
  ['ann@Yahuo.com', 'ann@yahoo.com'],
  ['ann@company.con', 'ann@company.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
])('for the mistyped address %s, the form suggests %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

// Letters that look like the ASCII letters of the suggestion
it.each([
  ['ann@\u0441ompany.com', 'ann@company.com'],
  ['\u0430nn@company.con', 'ann@company.com'],
  ['ann@\u03bfutlook.com', 'ann@outlook.com'],
  ['ann@gma\u0131l.com', 'ann@gmail.com'],
  ['ANN@GMA\u0130L.COM', 'ANN@gmail.com'],
  ['andr\u00e9@m\u00fcller.example', 'andre@m\u00fcller.example'],
  ['ann@\u0261ma\u0131l.com', 'ann@gmail.com'],
  ['ann@\u1d0fut\u029f\u1d0f\u1d0fk.com', 'ann@outlook.com'],
  ['ann@y\u00e1h\u00f8o.fr', 'ann@yahoo.fr'],
  ['ann@shop.\u0441\u043e\u043c', 'ann@shop.com'],
])('for the look-alike %j, the form suggests %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

it.each([
  'ann@company.co',
  'Ann <ann@company.com>',
  'ann@gmail.ca',
  'ann@ymail.com',
  // Sites about cameras have this ending.
  'ann@company.cam',
  'ann@m\u00fcller.example',
  // A Turkish word that looks like no provider
  'ann@\u0131\u015f\u0131k.com.tr',
  // Two letters away from hotmail.com
  'ann@h\u0131tma\u0131l.com',
  // пример.рф
  'ann@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444',
  // A ligature of f, f and i, which the rules of the form replace
  'o\ufb03ce@example.com',
  'not an address',
  // A slow search would take minutes.
  '@'.repeat(60_000),
])('for %j, the form suggests nothing', (address) => {
  expect(suggestEmail(address)).toBeUndefined()
})
