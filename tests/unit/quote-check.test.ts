import { describe, expect, it } from 'vitest'
import { amount } from '../../src/content/example-order.ts'
import { quoteCheck } from '../../src/content/quote-check.ts'
import { limits } from '../../src/inquiry/limits.ts'
import {
  entriesIn,
  fragmentOf,
  longestEntry,
} from '../../src/worksheets/entries.ts'
import {
  checkQuote,
  entriesOfAmount,
  isCurrencyTyped,
  quoteFrom,
} from '../../src/worksheets/rules/quote.ts'
import {
  describeSum,
  isBlank,
  linesToSend,
  resultOf,
} from '../../src/worksheets/rules/quote-report.ts'
import type { Entries } from '../../src/worksheets/rules/read.ts'
import { shareOut } from '../../src/worksheets/rules/shares.ts'

const check = (entries: Entries) => checkQuote(quoteFrom(entries))

/** The cents for one unit of each cost. */
const unitCents = (entries: Entries) =>
  Object.fromEntries(
    check(entries).costs.map((part) => [part.cost, part.unitCents]),
  )

/** The costs whose entries get a question. */
const unclearCosts = (entries: Entries) =>
  check(entries)
    .costs.filter(({ question }) => question)
    .map(({ cost }) => cost)

const questionAbout = (name: string, entries: Entries) =>
  check(entries).costs.find(({ cost }) => cost === name)?.question

/** What a visitor's text changes on a sheet with these entries. */
const changesBy = (
  cost: 'unit' | 'shipping' | 'duty' | 'fee',
  text: string,
  entries: Entries = {},
) => entriesOfAmount(cost, text, quoteFrom(entries))

const linesOf = (entries: Entries) => {
  const quote = quoteFrom(entries)
  return linesToSend(quote, checkQuote(quote))
}

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

describe('the sum', () => {
  it('adds the known costs, and counts the missing ones', () => {
    const result = check({ unit: '2.90', duty: '10' })
    expect(result.unitCents).toBe(319)
    expect(result.unknownCosts).toBe(4)
  })

  it('says how many costs are unknown', () => {
    const entries = { ...complete, shipping: '', duty: '', fee: '' }
    const { plus, unknown } = quoteCheck.total
    expect(describeSum(check(entries), 'US$')).toBe(
      `US$2.90 ${plus} ${unknown[2]}`,
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

  it('leaves out a cost that is unclear', () => {
    const result = check({ unit: '2.90', fee: 'abc' })
    expect(result.unitCents).toBe(290)
    expect(result.unknownCosts).toBe(5)
  })
})

describe('a fraction of a cent', () => {
  it('is a normal price', () => {
    expect(describeSum(check({ unit: '0.125' }), 'US$')).toContain('US$0.125 ')
    expect(unclearCosts({ unit: '0.0375', duty: '10' })).toEqual([])
  })

  it('is kept in the other costs of a product that has one', () => {
    // 8 % of 12.5 cents, and 25 dollars for 10,000 units
    const entries = { quantity: '10,000', unit: '0.125', duty: '8', fee: '25' }
    expect(unitCents(entries)).toMatchObject({ duty: 1, fee: 0.25 })
    expect(check(entries).unitCents).toBe(13.75)
    expect(check(entries).orderCents).toBe(137_500)
  })

  it('is kept in the other costs of a product for less than a dollar', () => {
    // 20 dollars for 10,000 units
    const entries = { quantity: '10,000', unit: '0.05', shipping: '20' }
    expect(unitCents(entries)).toMatchObject({ shipping: 0.2 })
  })

  it('is rounded away if all prices have whole cents', () => {
    // 6.5 % of 290 cents is 18.85 cents.
    expect(unitCents({ unit: '2.90', duty: '6.5' })).toMatchObject({ duty: 19 })
  })

  it('is rounded up in the price to break even', () => {
    const entries = { ...complete, quantity: '1000', unit: '0.125' }
    const cheap = { ...entries, shipping: '0', duty: '0', fee: '0' }
    const { notes } = resultOf(quoteFrom(cheap), check(cheap))
    expect(notes).toContain(quoteCheck.total.breakEven('US$0.13'))
  })

  it('is sent as it was quoted', () => {
    expect(linesOf({ product: 'Straw', unit: '0.0125' })).toContain('US$0.0125')
  })

  it('has at most two digits', () => {
    expect(unclearCosts({ unit: '0.12345' })).toEqual(['unit'])
  })
})

describe('an unclear entry gets a question:', () => {
  it.each<[string, Entries, string[]]>([
    ['amounts for an unknown quantity', { quantity: '' }, ['shipping', 'fee']],
    ['a percentage of an unknown price', { unit: '' }, ['duty']],
    ['an amount in another currency', { shipping: '176 €' }, ['shipping']],
    ['a percentage of nothing', { shipping: '5%' }, ['shipping']],
    ['a product that costs nothing', { unit: '0' }, ['unit', 'duty']],
    ['a percentage over 1,000', { duty: '6500' }, ['duty']],
    ['a percentage with a minimum', { fee: '10% min $300' }, ['fee']],
    ['a range', { prep: '0.30-0.50' }, ['prep']],
  ])('%s', (_what, changed, unclear) => {
    expect(unclearCosts({ ...complete, ...changed })).toEqual(unclear)
  })

  it.each(['unit', 'shipping'])('5% in the line "%s" is not 5', (cost) => {
    expect(unclearCosts({ ...complete, [cost]: '5%' })).toContain(cost)
  })

  it.each(['10,000,000', '10 million', '9999999'])(
    'an order of %s units is a typing error',
    (quantity) => {
      const { quantity: read } = check({ ...complete, quantity })
      expect(read.is).toBe('unclear')
    },
  )
})

describe('a typed amount', () => {
  it('says what it is for', () => {
    expect(changesBy('shipping', '1.76 each')).toMatchObject({
      'shipping-for': 'unit',
    })
    expect(changesBy('unit', '290 for all units')).toMatchObject({
      'unit-for': 'order',
    })
    expect(changesBy('duty', 'US$0.19')).toMatchObject({ 'duty-for': 'unit' })
    expect(changesBy('duty', '60 cents')).toMatchObject({ 'duty-for': 'unit' })
    expect(changesBy('fee', '5%')).toMatchObject({ 'fee-for': 'percent' })
  })

  it('leaves the basis of a line that has no percentages as it is', () => {
    expect(changesBy('shipping', '5%')).toEqual({ shipping: '5%' })
  })

  it('sets the currency of a sheet that has no other amounts', () => {
    const changes = changesBy('unit', '2,90 €', { product: 'Mat' })
    expect(changes).toEqual({ unit: '2,90 €', currency: '€' })
    expect(isCurrencyTyped(quoteFrom(changes))).toBe(true)
  })

  it('does not change the currency of the other amounts', () => {
    const others = { shipping: '176', quantity: '100' }
    const changes = changesBy('unit', '2,90 €', others)
    expect(changes).toEqual({ unit: '2,90 €' })
    const question = questionAbout('unit', { ...others, ...changes })
    expect(question).toBe(quoteCheck.questions.otherCurrency('€', 'US$'))
  })

  it('without a currency leaves it to the visitor', () => {
    expect(isCurrencyTyped(quoteFrom({ unit: '$2.90' }))).toBe(false)
  })

  it.each(['$40', '40$', '40 dollars', '€5', '¥3', '£2', 'US$40', '40 cents'])(
    'such as "%s" is never a percentage',
    (text) => {
      const { 'duty-for': basis } = changesBy('duty', text)
      expect(basis).toBe('unit')
      expect(unclearCosts({ unit: '2.90', duty: text })).toEqual(['duty'])
      expect(
        unclearCosts({ unit: '2.90', fee: text, 'fee-for': 'percent' }),
      ).toEqual(['fee'])
    },
  )

  it.each(['none', 'no', 'not included', 'excluded', 'buyer pays', 'tbd'])(
    'such as "%s" is a cost that is not quoted',
    (text) => {
      expect(check({ ...complete, inspection: text }).unknownCosts).toBe(1)
      expect(unclearCosts({ ...complete, inspection: text })).toEqual([])
    },
  )
})

it('the quote check ignores nonsense in a changed link', () => {
  const entries = entriesIn('#quote?currency=XX&unit-for=moon&unit=3&x=1&&%')
  expect(quoteFrom(entries)).toMatchObject({ currency: 'US$' })
  expect(unitCents(entries)).toMatchObject({ unit: 300 })
})

describe('the shares of the costs', () => {
  it('add up to 100', () => {
    expect(shareOut([1, 1, 1])).toEqual([34, 33, 33])
  })

  it('are zero if everything is free', () => {
    expect(shareOut([0, 0])).toEqual([0, 0])
  })

  it('are rounded up if their fractions are the largest', () => {
    // 14.3, 28.6 and 57.1 percent
    expect(shareOut([1, 2, 4])).toEqual([14, 29, 57])
  })
})

describe('the lines for the form', () => {
  it('name each missing cost, and fit', () => {
    const lines = linesOf({ product: 'Mat', quantity: '100', unit: '2.90' })
    const { shipping, fee } = quoteCheck.costs
    expect(lines).toContain('Mat, ')
    expect(lines).toContain(`US$${amount(290)}`)
    expect(lines).toContain(`${shipping.label}: ${quoteCheck.notQuoted}`)
    expect(lines.endsWith(`${fee.name}.`)).toBe(true)
    expect(lines.length).toBeLessThan(limits.product / 2)
  })

  it.each<[boolean, Entries]>([
    [true, {}],
    [true, { product: '  ', currency: '€' }],
    [true, { shipping: 'tbd' }],
    [false, { product: 'Mat' }],
    [false, { unit: '2.90' }],
    [false, { fee: 'about ten' }],
  ])('are not offered for a blank sheet (%s: %j)', (isOfferless, entries) => {
    const quote = quoteFrom(entries)
    expect(isBlank(quote, checkQuote(quote))).toBe(isOfferless)
  })
})

describe('the address', () => {
  it.each([
    { product: 'Mat & “co” #1 = 100%?', unit: '2,90 €' },
    { product: 'سجادة', quantity: '۱۰۰' },
    { product: '🎁\t100\tpcs', unit: '２．９０' },
  ])('keeps %j', (entries) => {
    expect(entriesIn(fragmentOf('quote', entries))).toEqual(entries)
  })

  it('has no empty entries', () => {
    expect(fragmentOf('quote', { unit: '' })).toBe('#quote')
    expect(entriesIn('#quote')).toEqual({})
  })

  it('loses the end of a text that is longer than any field allows', () => {
    const { product = '' } = entriesIn(`#quote?product=${'x'.repeat(5000)}`)
    expect(product.length).toBe(longestEntry)
  })
})
