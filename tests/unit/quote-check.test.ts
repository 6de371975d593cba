import { describe, expect, it } from 'vitest'
import { amount } from '../../src/content/example-order.ts'
import { quoteCheck } from '../../src/content/quote-check.ts'
import { limits } from '../../src/inquiry/limits.ts'
import { entriesIn, fragmentOf } from '../../src/worksheets/entries.ts'
import {
  checkQuote,
  describeSum,
  entriesOfAmount,
  linesToSend,
  quoteFrom,
  shareOut,
} from '../../src/worksheets/rules/quote.ts'

const check = (entries: Record<string, string>) =>
  checkQuote(quoteFrom(entries))
const unitCents = (entries: Record<string, string>) =>
  Object.fromEntries(
    check(entries).costs.map((part) => [part.cost, part.unitCents]),
  )
const questions = (entries: Record<string, string>) =>
  check(entries).costs.flatMap(({ cost, question }) => (question ? cost : []))

const complete = {
  product: 'Silicone baking mat',
  quantity: '100',
  unit: '2.90',
  shipping: '176',
  duty: '6.5',
  inspection: '0',
  prep: 'included',
  fee: '30',
}

describe('the quote check', () => {
  it('adds the known costs, and counts the missing ones', () => {
    const { unknownCosts, unitCents } = check({ unit: '2.90', duty: '10' })
    expect([unknownCosts, unitCents]).toEqual([4, 319])
    const entries = { ...complete, shipping: '', duty: '', fee: '' }
    expect(describeSum(check(entries), 'US$')).toBe(
      'US$2.90 plus three unknown costs',
    )
  })

  it('spreads amounts for the order over the units', () => {
    const result = check(complete)
    expect(unitCents(complete)).toMatchObject({ shipping: 176, fee: 30 })
    expect(result.unitCents).toBe(290 + 176 + 19 + 30)
    expect(result.orderCents).toBe(29_000 + 17_600 + 1885 + 3000)
  })

  it('takes zero and "included" for quoted costs', () => {
    expect(check(complete).unknownCosts).toBe(0)
  })

  it('gives shares only if all costs are known, and they add up to 100', () => {
    const shares = check(complete).costs.map(
      ({ sharePercent = 0 }) => sharePercent,
    )
    expect(shares.reduce((a, b) => a + b)).toBe(100)
    const partial = check({ ...complete, fee: '' })
    expect(partial.costs.some((part) => 'sharePercent' in part)).toBe(false)
  })

  it('asks instead of guessing, and leaves the cost out of the sum', () => {
    expect(questions({ ...complete, quantity: '' })).toEqual([
      'shipping',
      'fee',
    ])
    expect(questions({ ...complete, unit: '' })).toEqual(['duty'])
    expect(questions({ ...complete, shipping: '176 €' })).toEqual(['shipping'])
    expect(questions({ ...complete, shipping: '5%' })).toEqual(['shipping'])
    expect(questions({ ...complete, unit: '0.125' })).toEqual(['unit', 'duty'])
    const { unknownCosts, unitCents } = check({ unit: '2.90', fee: 'abc' })
    expect([unknownCosts, unitCents]).toEqual([5, 290])
  })

  it.each(['unit', 'shipping'])(
    'does not take 5% in the line "%s" for an amount of 5',
    (cost) => {
      expect(questions({ ...complete, [cost]: '5%' })).toContain(cost)
    },
  )

  it('chooses the currency and the basis that a visitor types', () => {
    expect(entriesOfAmount('unit', '2,90 €')).toEqual({
      unit: '2,90 €',
      currency: '€',
    })
    expect(entriesOfAmount('shipping', '1.76 each')).toMatchObject({
      'shipping-for': 'unit',
    })
    expect(entriesOfAmount('unit', '290 for all units')).toMatchObject({
      'unit-for': 'order',
    })
    expect(entriesOfAmount('duty', 'US$0.19')).toMatchObject({
      'duty-for': 'unit',
    })
    expect(entriesOfAmount('fee', '5%')).toMatchObject({ 'fee-for': 'percent' })
    expect(entriesOfAmount('shipping', '5%')).toEqual({ shipping: '5%' })
  })

  it.each(['$40', '40$', '40 dollars', '€5', '¥3', '£2', 'US$40'])(
    'never takes "%s" for a percentage',
    (text) => {
      const { 'duty-for': basis } = entriesOfAmount('duty', text)
      expect(basis).toBe('unit')
      expect(questions({ unit: '2.90', duty: text })).toEqual(['duty'])
      expect(
        questions({ unit: '2.90', fee: text, 'fee-for': 'percent' }),
      ).toEqual(['fee'])
    },
  )

  it.each(['none', 'no', 'not included', 'excluded', 'buyer pays', 'tbd'])(
    'takes "%s" for a cost that is not quoted',
    (text) => {
      expect(check({ ...complete, inspection: text }).unknownCosts).toBe(1)
      expect(questions({ ...complete, inspection: text })).toEqual([])
    },
  )

  it('ignores nonsense in a changed link', () => {
    const entries = entriesIn('#quote?currency=XX&unit-for=moon&unit=3&x=1&&%')
    expect(quoteFrom(entries)).toMatchObject({ currency: 'US$' })
    expect(unitCents(entries)).toMatchObject({ unit: 300 })
  })

  it('shares percentages so that they add up to 100', () => {
    expect(shareOut([1, 1, 1])).toEqual([34, 33, 33])
    expect(shareOut([0, 0])).toEqual([0, 0])
  })

  it('rounds up the percentages with the largest fractions', () => {
    // 14.3, 28.6 and 57.1 percent
    expect(shareOut([1, 2, 4])).toEqual([14, 29, 57])
  })

  it('sends lines that name each missing cost and fit the form', () => {
    const quote = quoteFrom({ product: 'Mat', quantity: '100', unit: '2.90' })
    const lines = linesToSend(quote, checkQuote(quote))
    const { shipping, fee } = quoteCheck.costs
    expect(lines).toContain('Mat, ')
    expect(lines).toContain(`US$${amount(290)}`)
    expect(lines).toContain(`${shipping.label}: ${quoteCheck.notQuoted}`)
    expect(lines.split('\n').at(-1)).toMatch(new RegExp(`${fee.name}\\.$`))
    expect(lines.length).toBeLessThan(limits.product / 2)
  })
})

describe('the address', () => {
  it.each([
    { product: 'Mat & “co” #1 = 100%?', unit: '2,90 €' },
    { product: 'سجادة', quantity: '۱۰۰' },
  ])('keeps %j', (entries) => {
    expect(entriesIn(fragmentOf('quote', entries))).toEqual(entries)
  })

  it('has no empty entries, and cuts texts that no field allows', () => {
    expect(fragmentOf('quote', { unit: '' })).toBe('#quote')
    expect(entriesIn('#quote')).toEqual({})
    const { product = '' } = entriesIn(`#quote?product=${'x'.repeat(5000)}`)
    expect(product.length).toBe(120)
  })
})
