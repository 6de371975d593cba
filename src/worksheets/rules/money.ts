import { amount } from '../../content/example-order.ts'
import { worksheets } from '../../content/worksheets.ts'
import { readWritten } from './number.ts'
import { type Read, read, unclear } from './read.ts'

const { questions } = worksheets

/** The currencies of a worksheet, with the ways in which quotes write them. */
const spellings = {
  US$: ['us$', 'usd', 'usd$', '$us'],
  CA$: ['ca$', 'cad', 'cad$', 'c$', 'cdn', 'cdn$'],
  A$: ['a$', 'aud', 'au$'],
  '€': ['€', 'eur', 'euro', 'euros'],
  '£': ['£', 'gbp', 'pound', 'pounds', 'pence'],
  'CN¥': ['cn¥', 'cny', 'rmb', '¥', '元', 'yuan'],
  '₹': ['₹', 'inr', 'rs', 'rupees'],
} as const

export type Currency = keyof typeof spellings

export const currencies = Object.keys(spellings) as Currency[]

/** What an amount is for: one unit, the whole order, or a percentage of the product price. */
export type Basis = 'unit' | 'order' | 'percent'

const basisWords: Record<Basis, readonly string[]> = {
  unit: ['unit', 'units', 'each', 'ea', 'pc', 'pcs', 'piece', 'set', 'sets'],
  order: ['order', 'total', 'all', 'shipment', 'lot'],
  percent: ['%', 'percent', 'pct', '٪'],
}

const bases: readonly Basis[] = ['percent', 'order', 'unit']

/** How many times the number in front of these words is meant. */
const multiples: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  million: 1_000_000,
  cent: 0.01,
  cents: 0.01,
  c: 0.01,
  '¢': 0.01,
  pence: 0.01,
}

const fillers = ['a', 'an', 'per', 'for', 'in', 'the', 'whole', 'of', 'only']
const goods = ['price', 'goods', 'value', 'cost']
const names = ['duty', 'tariff', 'tax', 'freight', 'shipping', 'fee']

/** With these terms, the price leaves out the freight. The worksheet assumes so anyway. */
const termsWithoutFreight = ['exw', 'fca', 'fob']
const termsWithFreight = ['cif', 'cfr', 'cnf', 'cpt', 'cip', 'dap', 'ddu']

/** Any of these can be the currency of the sheet. */
const anyCurrency = ['$', 'dollar', 'dollars', 'cent', 'cents', 'c', '¢']

const ignored = [
  ...fillers,
  ...goods,
  ...names,
  ...termsWithoutFreight,
  ...anyCurrency,
]

/** These words, in place of an amount, say that the buyer pays nothing extra. */
const nothing = [
  ...['included', 'incl', 'included in price', 'included in the price'],
  ...['free', 'free of charge', 'foc', 'no charge', 'zero'],
]

export interface Amount {
  /** The number as typed: 6.5 for 6.5%, and 2.9 for US$2.90. */
  number: number
  currency?: Currency | undefined
  /** Whether a currency was typed. A plain "$" can be any dollar, so it has no `currency`. */
  isMoney: boolean
  basis?: Basis | undefined
}

/** Reads "US$2.90", "2,90 €", "60 cents", "6.5 %", "150 total" and "included". */
export function readAmount(text: string): Read<Amount> {
  if (saysNothing(text)) return read({ number: 0, isMoney: false })
  const ifSeveral = /\bmin/i.test(text)
    ? questions.minimum
    : questions.severalAmounts
  const written = readWritten(withJoinedWords(text), { ifSeveral })
  if (written.is !== 'read') return written
  const words = withoutPlace(written.value.words)
  // "US$2.90" gives the word `us$`, and "2.90$/pc" gives `$` and `pc`. A plain `$` can be any dollar.
  const unknown = words.find((word) => !isKnown(word))
  if (unknown) return unclear(questionAbout(unknown))
  const currency = currencies.find((name) =>
    includesAny(words, spellings[name]),
  )
  const basis = bases.find((name) => includesAny(words, basisWords[name]))
  const isMoney = currency !== undefined || includesAny(words, anyCurrency)
  const number = multiplied(written.value.number, words)
  return read({ number, currency, isMoney, basis })
}

function saysNothing(text: string): boolean {
  return nothing.includes(text.trim().toLowerCase().replace(/\.$/, ''))
}

/** Turns "US $5" and "5 US dollars" into "US$5" and "5 US$", and "per cent" into "percent". */
function withJoinedWords(text: string): string {
  return text
    .replace(/\b(us|ca|au) (\$|dollars?)/i, '$1$')
    .replace(/\bper cent\b/i, 'percent')
}

/** Leaves out the place that follows a delivery term, as in "FOB Ningbo". */
function withoutPlace(words: string[]): string[] {
  const term = words.findIndex((word) => termsWithoutFreight.includes(word))
  const place = words[term + 1]
  const isPlace = term !== -1 && place !== undefined && !isKnown(place)
  return isPlace ? words.filter((word) => word !== place) : words
}

function isKnown(word: string): boolean {
  const lists = [...Object.values(spellings), ...Object.values(basisWords)]
  return (
    ignored.includes(word) ||
    Object.hasOwn(multiples, word) ||
    lists.some((list) => includesAny([word], list))
  )
}

function questionAbout(word: string): string {
  if (word === 'ddp') return questions.deliveredDutyPaid
  return termsWithFreight.includes(word)
    ? questions.freightIncluded(word.toUpperCase())
    : questions.unknownWord(word)
}

/** Returns 0.6 for "60 cents", and 10000 for "10k". */
function multiplied(number: number, words: string[]): number {
  const multiple = words.find((word) => Object.hasOwn(multiples, word))
  const times = multiple === undefined ? 1 : (multiples[multiple] ?? 1)
  // Without rounding, 7 × 0.01 is 0.07000000000000001.
  return times === 1 ? number : Number((number * times).toFixed(6))
}

/** Returns the amount in cents, to a hundredth of a cent, or asks about further decimals. */
export function centsOf(number: number): Read<number> {
  // Multiplying would give 289.99999999999994 for 2.9.
  const hundredths = Number(`${number}e4`)
  return Number.isInteger(hundredths)
    ? read(hundredths / 100)
    : unclear(questions.tooManyDecimals)
}

/** Returns "2.90", or "0.125" for a price with a fraction of a cent. */
export function priceOf(cents: number): string {
  if (Number.isInteger(cents)) return amount(cents)
  return (cents / 100).toFixed(4).replace(/0$/, '')
}

function includesAny(words: string[], list: readonly string[]): boolean {
  return words.some((word) => list.includes(word))
}
