import { worksheets } from '../../content/worksheets.ts'
import { readWritten } from './number.ts'
import { type Read, read, unclear } from './read.ts'

const { questions } = worksheets

/** The currencies of a worksheet, with the ways in which quotes write them. */
const spellings = {
  US$: ['us$', 'usd', 'usd$', '$us'],
  CA$: ['ca$', 'cad', 'c$', 'cdn', 'cdn$'],
  A$: ['a$', 'aud', 'au$'],
  '€': ['€', 'eur', 'euro', 'euros'],
  '£': ['£', 'gbp', 'pound', 'pounds'],
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

const fillers = ['a', 'an', 'per', 'for', 'in', 'the', 'whole', 'of', 'only']
const goods = ['price', 'goods', 'value', 'cost']

/** With these terms, the price leaves out the freight. The worksheet assumes so anyway. */
const termsWithoutFreight = ['exw', 'fca', 'fob']

/** Any of these can be the currency of the sheet. */
const anyCurrency = ['$', 'dollar', 'dollars']

const ignored = [...fillers, ...goods, ...termsWithoutFreight, ...anyCurrency]

/** These words, in place of an amount, say that the buyer pays nothing extra. */
const nothing = /^(included|incl\.?|free|zero)$/i

export interface Amount {
  /** The number as typed: 6.5 for 6.5%, and 2.9 for US$2.90. */
  number: number
  currency?: Currency | undefined
  /** Whether a currency was typed. A plain "$" can be any dollar, so it has no `currency`. */
  isMoney: boolean
  basis?: Basis | undefined
}

/** Reads "US$2.90", "2,90 €", "6.5 %", "150 total" and "included". */
export function readAmount(text: string): Read<Amount> {
  if (nothing.test(text.trim())) return read({ number: 0, isMoney: false })
  const written = readWritten(text.replace(/\b(us|ca|au) \$/i, '$1$'))
  if (written.is !== 'read') return written
  const { words } = written.value
  const isThousands = words.includes('k')
  const number = written.value.number * (isThousands ? 1000 : 1)
  // "US$2.90" gives the word `us$`, and "2.90$/pc" gives `$` and `pc`. A plain `$` can be any dollar.
  const unknown = words.find(
    (word) => word !== 'k' && !ignored.includes(word) && !meaningOf(word),
  )
  if (unknown === 'ddp') return unclear(questions.deliveredDutyPaid)
  if (unknown) return unclear(questions.unknownWord(unknown))
  const currency = currencies.find((name) =>
    includesAny(words, spellings[name]),
  )
  const bases: Basis[] = ['percent', 'order', 'unit']
  const basis = bases.find((name) => includesAny(words, basisWords[name]))
  const isMoney = currency !== undefined || includesAny(words, anyCurrency)
  return read({ number, currency, isMoney, basis })
}

/** Returns the amount in cents, or asks about a fraction of a cent. */
export function centsOf(number: number): Read<number> {
  // Multiplying would give 289.99999999999994 for 2.9, and rounding hides a fraction of a cent.
  const cents = Number(`${number}e2`)
  return Number.isInteger(cents)
    ? read(cents)
    : unclear(questions.smallerThanCent)
}

function meaningOf(word: string): boolean {
  return [...Object.values(spellings), ...Object.values(basisWords)].some(
    (list) => includesAny([word], list),
  )
}

function includesAny(words: string[], list: readonly string[]): boolean {
  return words.some((word) => list.includes(word))
}
