import { expect, it } from 'vitest'
import { suggestEmail } from '../../src/inquiry/suggest-email.ts'

it.each([
  ['Ann@gmial.com', 'Ann@gmail.com'],
  ['ann@gmai.com', 'ann@gmail.com'],
  ['ann@hotmaill.com', 'ann@hotmail.com'],
  ['ann@Yahuo.com', 'ann@yahoo.com'],
  ['ann@company.con', 'ann@company.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@company.co', undefined],
  ['Ann <ann@company.com>', undefined],
  ['ann@gmail.ca', undefined],
  // Sites about cameras have this ending.
  ['ann@company.cam', undefined],
  ['ann@ymail.com', undefined],
  // Letters that look like the ASCII letters of the suggestion
  ['ann@\u0441ompany.com', 'ann@company.com'],
  ['\u0430nn@company.con', 'ann@company.com'],
  ['ann@\u03bfutlook.com', 'ann@outlook.com'],
  ['ann@gma\u0131l.com', 'ann@gmail.com'],
  ['ANN@GMA\u0130L.COM', 'ANN@gmail.com'],
  ['andr\u00e9@m\u00fcller.example', 'andre@m\u00fcller.example'],
  ['ann@h\u0131tma\u0131l.com', undefined],
  ['ann@\u0261ma\u0131l.com', 'ann@gmail.com'],
  ['ann@\u1d0fut\u029f\u1d0f\u1d0fk.com', 'ann@outlook.com'],
  ['ann@y\u00e1h\u00f8o.fr', 'ann@yahoo.fr'],
  ['ann@shop.\u0441\u043e\u043c', 'ann@shop.com'],
  ['ann@\u0131\u015f\u0131k.com.tr', undefined],
  ['ann@m\u00fcller.example', undefined],
  ['ann@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444', undefined],
  ['o\ufb03ce@example.com', undefined],
  ['not an address', undefined],
  ['@'.repeat(60_000), undefined],
])('for %j, the form suggests %s', (address, suggestion) => {
  expect(suggestEmail(address)).toBe(suggestion)
})
