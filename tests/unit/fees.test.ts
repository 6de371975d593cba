import { describe, expect, it } from 'vitest'
import { costOf, describeFee } from '../../src/content/fees.ts'

// The order value is in cents, and the fee is as owners write it.
describe('the fee for an order', () => {
  it.each([
    ['a fixed amount', { amount: 120 }, 29_000, 120_00],
    ['a percentage of the order value', { percent: 6 }, 29_000, 17_40],
    ['the minimum, if it is more', { percent: 6, minimum: 75 }, 29_000, 75_00],
    [
      'the percentage, if it is more',
      { percent: 6, minimum: 75 },
      200_000,
      120_00,
    ],
    ['both parts of a monthly plan', { amount: 90, percent: 2 }, 29_000, 95_80],
    ['whole cents', { amount: 19.99, percent: 5.5 }, 1_01, 20_05],
  ])('is %s', (_, fee, order, cents) => {
    expect(costOf(fee, order)).toBe(cents)
  })

  it('is unknown until the owner gives an amount or a percentage', () => {
    const empty = { amount: null, percent: null, minimum: 20 }
    expect(costOf(empty, 29_000)).toBeUndefined()
    expect(describeFee('monthly', empty)).toBeUndefined()
  })
})

it('describes each part of a fee that the owner has given', () => {
  const described = describeFee('monthly', {
    amount: 90,
    percent: 2,
    minimum: 15,
  })
  expect(described).toMatch(/\$90 .* 2% .* .*\$15$/)
  expect(describeFee('commission', { percent: 6 })).not.toContain('$')
})
