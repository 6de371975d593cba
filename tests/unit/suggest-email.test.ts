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
  ['ann@ymail.com', undefined],
])('for %s, the form suggests %s', (address, suggestion) => {
  expect(suggestEmail(address)).toBe(suggestion)
})
