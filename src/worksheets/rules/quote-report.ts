import { amount } from '../../content/example-order.ts'
import { quoteCheck } from '../../content/quote-check.ts'
import { type Currency, priceOf } from './money.ts'
import {
  type CheckedCost,
  type CheckedQuote,
  costs,
  type Quote,
} from './quote.ts'

const { total, carry, aUnit } = quoteCheck

/** Whether the sheet has nothing that could be asked about. */
export function isBlank(quote: Quote, checked: CheckedQuote): boolean {
  const isUnclear = checked.costs.some(({ question }) => question)
  const isUnknown = checked.unknownCosts === costs.length
  return isUnknown && !isUnclear && quote.product === ''
}

/** Returns, for example, "US$2.90" and "plus three unknown costs". Either can be empty. */
function sumOf(
  { unitCents, unknownCosts }: CheckedQuote,
  currency: Currency,
): { known: string; unknown: string } {
  const missing = total.unknown[unknownCosts - 1] ?? ''
  if (unknownCosts === costs.length) return { known: '', unknown: missing }
  const unknown = missing && `${total.plus} ${missing}`
  return { known: currency + priceOf(unitCents), unknown }
}

export function describeSum(checked: CheckedQuote, currency: Currency): string {
  const { known, unknown } = sumOf(checked, currency)
  return [known, unknown].filter(Boolean).join(' ')
}

/** Returns the heading of the result, the sum in two parts, and what follows from it. */
export function resultOf(quote: Quote, checked: CheckedQuote) {
  const { known, unknown } = sumOf(checked, quote.currency)
  if (checked.unknownCosts > 0)
    return { heading: total.incomplete, known, unknown, notes: '' }
  return {
    heading: total.complete,
    known: `${known} ${aUnit}`,
    unknown,
    notes: notesOn(quote, checked),
  }
}

/** Says what the whole order costs, and at which price the visitor breaks even. */
function notesOn({ currency }: Quote, checked: CheckedQuote): string {
  const { unitCents, orderCents, quantity } = checked
  // A selling price has no fraction of a cent, and below the cost there is a loss.
  const sellFor = currency + amount(Math.ceil(unitCents))
  const breakEven = total.breakEven(sellFor)
  if (orderCents === undefined || quantity.is !== 'read') return breakEven
  const order = currency + amount(orderCents)
  return `${total.forAll(order, `${quantity.value}`)} ${breakEven}`
}

/** Returns the lines that are added to the quote request form. */
export function linesToSend(quote: Quote, checked: CheckedQuote): string {
  const { product, currency } = quote
  const { quantity } = checked
  const goods = [product || carry.noProduct]
  if (quantity.is === 'read') goods.push(carry.quantity(`${quantity.value}`))
  const missing = checked.costs.filter((part) => part.unitCents === undefined)
  const names = missing.map(({ cost }) => quoteCheck.costs[cost].name)
  const request =
    missing.length > 0
      ? `${carry.question} ${names.join(', ')}.`
      : carry.compare
  return [
    carry.heading,
    goods.join(', '),
    ...checked.costs.map((part) => lineOf(part, quote)),
    `${carry.sum} ${describeSum(checked, currency)}`,
    request,
  ].join('\n')
}

function lineOf(part: CheckedCost, { currency, amounts }: Quote): string {
  const { cost, unitCents, question } = part
  const { label } = quoteCheck.costs[cost]
  if (question) return `${label}: ${quoteCheck.notClear} (${amounts[cost]})`
  if (unitCents === undefined) return `${label}: ${quoteCheck.notQuoted}`
  return `${label}: ${currency}${priceOf(unitCents)} ${aUnit}`
}
