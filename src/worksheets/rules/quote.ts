import { quoteCheck } from '../../content/quote-check.ts'
import { readCount } from './measures.ts'
import {
  type Basis,
  type Currency,
  centsOf,
  currencies,
  readAmount,
} from './money.ts'
import { type Entries, type Read, read, unclear } from './read.ts'
import { shareOut } from './shares.ts'

const { questions } = quoteCheck

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

/** Reads the entries of the worksheet, which a changed link can have filled with nonsense. */
export function quoteFrom(entries: Entries): Quote {
  const { product = '', quantity = '', currency } = entries
  return {
    product: product.trim(),
    quantity,
    currency: oneOf(currencies, currency),
    amounts: ofEachCost((cost) => entries[cost] ?? ''),
    bases: ofEachCost((cost) => oneOf(bases[cost], entries[basisEntry(cost)])),
  }
}

/** Returns the name if it is one of the names, or else the first of them. */
function oneOf<Name>(names: readonly Name[], name: string | undefined): Name {
  return names.find((known) => known === name) ?? (names[0] as Name)
}

function ofEachCost<Value>(find: (cost: Cost) => Value) {
  const pairs = costs.map((cost) => [cost, find(cost)])
  return Object.fromEntries(pairs) as Record<Cost, Value>
}

export const basisEntry = (cost: Cost) => `${cost}-for`

/** Returns the entries to change after a visitor typed an amount, such as "US$150 total". */
export function entriesOfAmount(
  cost: Cost,
  text: string,
  quote: Quote,
): Entries {
  const entries: Record<string, string> = { [cost]: text }
  const amount = readAmount(text)
  if (amount.is !== 'read') return entries
  const { currency, isMoney, basis } = amount.value
  // An amount with a currency isn't a percentage.
  const isAmount = isMoney && bases[cost][0] === 'percent'
  const typedBasis = basis ?? (isAmount ? 'unit' : undefined)
  if (typedBasis && bases[cost].includes(typedBasis))
    entries[basisEntry(cost)] = typedBasis
  // The other amounts would silently be in another currency.
  const isFirst = costs.every(
    (other) => other === cost || quote.amounts[other].trim() === '',
  )
  if (currency && isFirst) entries.currency = currency
  return entries
}

/** Whether the currency of the sheet was typed in one of its lines. */
export function isCurrencyTyped({ amounts, currency }: Quote): boolean {
  return costs.some((cost) => {
    const amount = readAmount(amounts[cost])
    return amount.is === 'read' && amount.value.currency === currency
  })
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
  const price = centsOfCost('unit', { quote, units })
  const found = costs.map((cost) => centsOfCost(cost, { quote, units, price }))
  const known = found.flatMap((part) => (part.is === 'read' ? part.value : []))
  const step = stepOf(price, known)
  const unitCents = known.map((part) => rounded(part.unitCents, step))
  const unknownCosts = costs.length - known.length
  const shares = unknownCosts === 0 ? shareOut(unitCents) : []
  const checked: CheckedQuote = {
    quantity,
    unknownCosts,
    unitCents: rounded(sum(unitCents), step),
    costs: costs.map((cost, index) => {
      const part = found[index]
      if (part?.is === 'unclear') return { cost, question: part.question }
      if (part?.is !== 'read') return { cost }
      const checkedCost = {
        cost,
        unitCents: rounded(part.value.unitCents, step),
      }
      const sharePercent = shares[index]
      if (sharePercent === undefined) return checkedCost
      return { ...checkedCost, sharePercent }
    }),
  }
  if (units) checked.orderCents = sum(known.map(({ orderCents }) => orderCents))
  return checked
}

interface Cents {
  /** Not rounded. */
  unitCents: number
  /** Whole cents. Zero if the quantity is unknown. */
  orderCents: number
  /** Whether the visitor typed a fraction of a cent. */
  isFine: boolean
}

/** A cent would be a large part of prices below a dollar. */
const fineBelowCents = 100

/** The sheet calculates in whole cents or, for a low or fine price, in hundredths of a cent. */
function stepOf(price: Read<Cents>, known: Cents[]): 1 | 0.01 {
  const isLow = price.is === 'read' && price.value.unitCents < fineBelowCents
  return isLow || known.some(({ isFine }) => isFine) ? 0.01 : 1
}

function rounded(cents: number, step: 1 | 0.01): number {
  // Without rounding, binary fractions add up to 12.500000000000002.
  return step === 1 ? Math.round(cents) : Number(cents.toFixed(2))
}

interface Known {
  quote: Quote
  /** Undefined if the quantity is unknown. */
  units: number | undefined
  /** The price of the product, of which a cost can be a percentage. */
  price?: Read<Cents>
}

/**
 * Reads what the visitor entered for a cost, for one unit and for the order. The amount may say itself
 * whether it is money or a percentage; the choice beside it (`basis`) says what it is for.
 */
function centsOfCost(cost: Cost, known: Known): Read<Cents> {
  const { quote, units, price } = known
  const amount = readAmount(quote.amounts[cost])
  if (amount.is !== 'read') return amount
  const { number, currency, isMoney, basis: typedBasis } = amount.value
  const basis = quote.bases[cost]
  if (currency && currency !== quote.currency)
    return unclear(questions.otherCurrency(currency, quote.currency))
  if (typedBasis === 'percent' && basis !== 'percent')
    return unclear(questions.needsAmount)
  if (isMoney && basis === 'percent') return unclear(questions.needsPercent)
  if (number === 0) return nothingFor(cost)
  if (basis === 'percent') return percentOf(price, number)
  const cents = centsOf(number)
  if (cents.is !== 'read') return cents
  return basis === 'unit'
    ? read(centsForUnit(cents.value, units))
    : centsForOrder(cents.value, units)
}

/** Everything but the product can be included in another cost. */
function nothingFor(cost: Cost): Read<Cents> {
  if (cost === 'unit') return unclear(questions.noPrice)
  return read({ unitCents: 0, orderCents: 0, isFine: false })
}

function percentOf(price: Read<Cents> | undefined, percent: number) {
  if (price?.is !== 'read') return unclear(questions.noUnitPrice)
  if (percent > mostPercent) return unclear(questions.highPercentage)
  const { unitCents, orderCents } = price.value
  return read({
    unitCents: (unitCents * percent) / 100,
    orderCents: Math.round((orderCents * percent) / 100),
    isFine: false,
  })
}

/** Some anti-dumping duties are several times the price. */
const mostPercent = 1000

function centsForUnit(cents: number, units = 0): Cents {
  return {
    unitCents: cents,
    orderCents: Math.round(cents * units),
    isFine: !Number.isInteger(cents),
  }
}

function centsForOrder(cents: number, units?: number): Read<Cents> {
  if (!units) return unclear(questions.noQuantity)
  return read({
    unitCents: cents / units,
    orderCents: Math.round(cents),
    isFine: false,
  })
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
