import { describe, expect, it } from 'vitest'
import {
  chosenSupplier,
  exampleOrder,
} from '../../src/content/example-order.ts'
import { costOf, costOfExample, describeFee } from '../../src/content/fees.ts'

describe('the fee for an order', () => {
  // Owners write fees in dollars, and the amounts of an order are in cents.
  it.each([
    {
      is: 'a fixed amount',
      fee: { amount: 120 },
      order: 290_00,
      cents: 120_00,
    },
    {
      is: 'a percentage of the order value',
      fee: { percent: 6 },
      order: 290_00,
      cents: 17_40,
    },
    {
      is: 'the minimum, if it is more',
      fee: { percent: 6, minimum: 75 },
      order: 290_00,
      cents: 75_00,
    },
    {
      is: 'the percentage, if it is more',
      fee: { percent: 6, minimum: 75 },
      order: 2_000_00,
      cents: 120_00,
    },
    {
      is: 'both parts of a monthly plan',
      fee: { amount: 90, percent: 2 },
      order: 290_00,
      cents: 95_80,
    },
    {
      is: 'rounded to whole cents',
      fee: { amount: 19.99, percent: 5.5 },
      order: 1_01,
      cents: 20_05,
    },
  ])('is $is', ({ fee, order, cents }) => {
    expect(costOf(fee, order)).toBe(cents)
  })

  it('is unknown until the owner gives an amount or a percentage', () => {
    const empty = { amount: null, percent: null, minimum: 20 }
    expect(costOf(empty, 290_00)).toBeUndefined()
    expect(describeFee('monthly', empty)).toBeUndefined()
  })
})

it('describes each part of a fee that the owner has given, in their order', () => {
  const fee = { amount: 90, percent: 2, minimum: 15 }
  const words = String(describeFee('monthly', fee)).split(' ')
  const figures = words.filter(
    (word) => word.includes('%') || /(^|\D)(90|15)/.test(word),
  )
  expect(figures).toEqual([
    expect.stringContaining('90'),
    '2%',
    expect.stringContaining('15'),
  ])
})

it.each(['factory price', 'landed price'] as const)(
  'says that a percentage is charged on the %s',
  (percentOf) => {
    const fee = { percent: 6, percentOf }
    expect(describeFee('commission', fee)).toContain(percentOf)
  },
)

describe('the fee for the example order', () => {
  const ordered = chosenSupplier.unit * exampleOrder.quantity

  it('is a percentage of the price of the goods', () => {
    const fee = { percent: 10, percentOf: 'factory price' } as const
    expect(costOfExample('commission', fee)).toBe(ordered / 10)
  })

  it('is more if it is charged on the landed price', () => {
    const fee = { percent: 10, percentOf: 'landed price' } as const
    expect(costOfExample('commission', fee)).toBeGreaterThan(ordered / 10)
  })
})

it('describes no amount if the fee is only a percentage', () => {
  const words = describeFee('commission', { percent: 6 })
  expect(words).toContain('6%')
  expect(words).not.toContain(exampleOrder.currency)
})
