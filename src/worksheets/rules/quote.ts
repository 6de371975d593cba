import { amount } from '../../content/example-order.ts'
import { quoteCheck } from '../../content/quote-check.ts'
import { readCount } from './measures.ts'
import {
  type Basis,
  type Currency,
  centsOf,
  currencies,
  readAmount,
} from './money.ts'
import { type Read, read, unclear } from './read.ts'

const { questions, total, carry } = quoteCheck

export type Cost = keyof typeof quoteCheck.costs

export const costs = Object.keys(quoteCheck.costs) as Cost[]

/** How each cost can be quoted. The first basis is how it usually is. */
export const bases: Record<Cost, readonly Basis[]> = {
  unit: ['unit', 'order'],
  shipping: ['order', 'unit'],
  duty: ['percent', 'unit', 'order'],
  inspection: ['order', 'unit'],
  prep: ['unit', 'order'],
  fee: ['order', 'unit', 'percent'],
}

/** The entries as typed. `amounts` has the text in each line, and `bases` what it is for. */
export interface Quote {
  product: string
  quantity: string
  currency: Currency
  amounts: Record<Cost, string>
  bases: Record<Cost, Basis>
}

type Entries = Readonly<Record<string, string>>

/** Reads the entries of the worksheet, which a changed link can have filled with nonsense. */
export function quoteFrom(entries: Entries): Quote {
  const { product = '', quantity = '' } = entries
  const pick = <Value>(values: readonly Value[], name: string) =>
    values.find((value) => value === entries[name]) ?? (values[0] as Value)
  const ofEach = <Value>(find: (cost: Cost) => Value) =>
    Object.fromEntries(costs.map((cost) => [cost, find(cost)])) as Record<
      Cost,
      Value
    >
  return {
    product: product.trim(),
    quantity,
    currency: pick(currencies, 'currency'),
    amounts: ofEach((cost) => entries[cost] ?? ''),
    bases: ofEach((cost) => pick(bases[cost], basisEntry(cost))),
  }
}

export const basisEntry = (cost: Cost) => `${cost}-for`

/** Returns the entries to change after a visitor typed an amount, such as "US$150 total". */
export function entriesOfAmount(cost: Cost, text: string): Entries {
  const read = readAmount(text)
  if (read.is !== 'read') return { [cost]: text }
  const { currency, isMoney, basis } = read.value
  // An amount with a currency isn't a percentage.
  const isAmount = isMoney && bases[cost][0] === 'percent'
  const typed = basis ?? (isAmount ? 'unit' : undefined)
  return {
    [cost]: text,
    ...(typed && bases[cost].includes(typed) && { [basisEntry(cost)]: typed }),
    ...(currency && cost === 'unit' && { currency }),
  }
}

export interface CheckedCost {
  cost: Cost
  /** Cents for one unit. Undefined if the quote leaves the cost out, or if the entry is unclear. */
  unitCents?: number
  question?: string
  /** A whole percentage of the total; undefined unless all costs are known. */
  sharePercent?: number
}

export interface CheckedQuote {
  costs: CheckedCost[]
  quantity: Read<number>
  unknownCosts: number
  /** The sum of the known costs for one unit. */
  unitCents: number
  /** The sum of the known costs for the whole order; undefined without a quantity. */
  orderCents?: number
}

export function checkQuote(quote: Quote): CheckedQuote {
  const quantity = readCount(quote.quantity)
  const units = quantity.is === 'read' ? quantity.value : undefined
  const price = costOf('unit', quote, units)
  const found = costs.map((cost) => costOf(cost, quote, units, price))
  const known = found.flatMap((part) => (part.is === 'read' ? part.value : []))
  const unitCents = sum(known.map((part) => part.unitCents))
  const unknownCosts = costs.length - known.length
  const shares = shareOut(known.map((part) => part.unitCents))
  return {
    quantity,
    unknownCosts,
    unitCents,
    ...(units && {
      orderCents: sum(known.map(({ orderCents }) => orderCents)),
    }),
    costs: costs.map((cost, index) => {
      const part = found[index]
      if (part?.is === 'unclear') return { cost, question: part.question }
      if (part?.is !== 'read') return { cost }
      const share = unknownCosts === 0 && { sharePercent: shares[index] ?? 0 }
      return { cost, unitCents: part.value.unitCents, ...share }
    }),
  }
}

interface Cents {
  unitCents: number
  /** Exact, while `unitCents` is rounded to whole cents. Zero if the quantity is unknown. */
  orderCents: number
}

function costOf(
  cost: Cost,
  quote: Quote,
  units: number | undefined,
  price?: Read<Cents>,
): Read<Cents> {
  const amount = readAmount(quote.amounts[cost])
  if (amount.is !== 'read') return amount
  const { number, currency, isMoney, basis: typedBasis } = amount.value
  const basis = quote.bases[cost]
  if (currency && currency !== quote.currency)
    return unclear(questions.otherCurrency(currency, quote.currency))
  if (typedBasis === 'percent' && basis !== 'percent')
    return unclear(questions.needsAmount)
  if (isMoney && basis === 'percent') return unclear(questions.needsPercent)
  if (number === 0) return read({ unitCents: 0, orderCents: 0 })
  if (basis === 'percent') {
    if (price?.is !== 'read') return unclear(questions.noUnitPrice)
    const { unitCents, orderCents } = price.value
    return read({
      unitCents: Math.round((unitCents * number) / 100),
      orderCents: Math.round((orderCents * number) / 100),
    })
  }
  const cents = centsOf(number)
  if (cents.is !== 'read') return cents
  if (basis === 'unit')
    return read({
      unitCents: cents.value,
      orderCents: cents.value * (units ?? 0),
    })
  if (!units) return unclear(questions.noQuantity)
  const unitCents = Math.round(cents.value / units)
  return read({ unitCents, orderCents: cents.value })
}

/** Returns, for example, "US$2.90" and "plus three unknown costs". Either can be empty. */
export function sumOf(
  { unitCents, unknownCosts }: CheckedQuote,
  currency: Currency,
): { known: string; unknown: string } {
  const missing = total.unknown[unknownCosts - 1] ?? ''
  if (unknownCosts === costs.length) return { known: '', unknown: missing }
  const unknown = missing && `${total.plus} ${missing}`
  return { known: currency + amount(unitCents), unknown }
}

export function describeSum(checked: CheckedQuote, currency: Currency): string {
  const { known, unknown } = sumOf(checked, currency)
  return [known, unknown].filter(Boolean).join(' ')
}

/** Returns the lines that are added to the quote request form. */
export function linesToSend(quote: Quote, checked: CheckedQuote): string {
  const { product, currency, amounts } = quote
  const { quantity } = checked
  const goods = [product || carry.noProduct]
  if (quantity.is === 'read') goods.push(carry.quantity(`${quantity.value}`))
  const parts = checked.costs.map(({ cost, unitCents, question }) => {
    const { label } = quoteCheck.costs[cost]
    if (question) return `${label}: ${quoteCheck.notClear} (${amounts[cost]})`
    if (unitCents === undefined) return `${label}: ${quoteCheck.notQuoted}`
    return `${label}: ${currency}${amount(unitCents)} ${quoteCheck.aUnit}`
  })
  const missing = checked.costs.filter((part) => part.unitCents === undefined)
  const names = missing.map(({ cost }) => quoteCheck.costs[cost].name)
  return [
    carry.heading,
    goods.join(', '),
    ...parts,
    `${carry.sum} ${describeSum(checked, currency)}`,
    missing.length > 0
      ? `${carry.question} ${names.join(', ')}.`
      : carry.compare,
  ].join('\n')
}

/** Returns whole percentages that add up to 100: the largest fractions are rounded up. */
export function shareOut(cents: number[]): number[] {
  const total = sum(cents)
  if (total === 0) return cents.map(() => 0)
  const exact = cents.map((part) => (part / total) * 100)
  const shares = exact.map(Math.floor)
  const byFraction = exact
    .map((share, index) => ({ index, fraction: share % 1 }))
    .toSorted((a, b) => b.fraction - a.fraction)
  for (const { index } of byFraction.slice(0, 100 - sum(shares)))
    shares[index] = (shares[index] ?? 0) + 1
  return shares
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
