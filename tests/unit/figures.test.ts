import { describe, expect, it } from 'vitest'
import { home } from '../../src/content/home.ts'
import type { LandedQuote } from '../../src/content/types.ts'
import { landedPrice } from '../../src/pages/home/landed-price.ts'
import { splitFigure } from '../../src/ui/split-figure.ts'

describe('a figure within a text', () => {
  it.each([
    ['Over 98%', 'Over |98%|'],
    ['1,200+', '|1,200+|'],
    ['30 %', '|30 %|'],
    ['2-3 weeks', '|2-3| weeks'],
    ['€4.9M', '|€4.9M|'],
    ['US$1.5k a month', '|US$1.5k| a month'],
    ['15 days', '|15| days'],
    ['First product live in 5 weeks', 'First product live in |5| weeks'],
    ['MOQ of 50-100 units', 'MOQ of |50-100| units'],
    ['Costs fell by 18.', 'Costs fell by |18|.'],
    ['None', '|None|'],
  ])('of "%s" stays whole', (text, parts) => {
    const { before, figure, after } = splitFigure(text)
    expect(`${before}|${figure}|${after}`).toBe(parts)
  })
})

describe('a landed price', () => {
  const quote = (amounts: number[], quantity: number): LandedQuote => ({
    ...home.hero.quote,
    currency: 'US$',
    quantity,
    rows: amounts.map((amount) => ({ label: String(amount), amount })),
  })

  it('is added up in cents', () => {
    const { rows, perUnit, forAll } = landedPrice(quote([3.3, 1.1, 0.7], 1000))
    expect({ rows, perUnit, forAll }).toEqual({
      rows: ['US$3.30', 'US$1.10', 'US$0.70'],
      perUnit: 'US$5.10',
      forAll: 'US$5,100',
    })
  })

  it.each([
    [[0.1, 0.2], 3, 'US$0.30', 'US$0.90'],
    [[1234.5, 65.5], 1000, 'US$1,300.00', 'US$1,300,000'],
    [[4.35], 100, 'US$4.35', 'US$435'],
  ])('of %j for %d units has its commas and cents', (amounts, quantity, perUnit, forAll) => {
    expect(landedPrice(quote(amounts, quantity))).toMatchObject({ perUnit, forAll })
  })

  it('gives each row its part of the bar', () => {
    const { shares } = landedPrice(quote([2, 1, 1], 1))
    expect(shares).toEqual([
      { start: '0.00%', width: '50.00%' },
      { start: '50.00%', width: '25.00%' },
      { start: '75.00%', width: '25.00%' },
    ])
  })
})
