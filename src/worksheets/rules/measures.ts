import { worksheets } from '../../content/worksheets.ts'
import { readWritten } from './number.ts'
import { type Read, read, unclear } from './read.ts'

const { questions } = worksheets

const gramsPer = { g: 1, kg: 1000, lb: 453.592_37, oz: 28.349_523_125 }
const millimetresPer = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 }

const daysPer = { day: 1, week: 7 }

export type WeightUnit = keyof typeof gramsPer
export type LengthUnit = keyof typeof millimetresPer

const synonyms: Record<string, string> = {
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  кг: 'kg',
  公斤: 'kg',
  千克: 'kg',
  gram: 'g',
  grams: 'g',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  ounce: 'oz',
  ounces: 'oz',
  millimeters: 'mm',
  millimetres: 'mm',
  cms: 'cm',
  centimeters: 'cm',
  centimetres: 'cm',
  см: 'cm',
  厘米: 'cm',
  meters: 'm',
  metres: 'm',
  inch: 'in',
  inches: 'in',
  '"': 'in',
  feet: 'ft',
  foot: 'ft',
  "'": 'ft',
  d: 'day',
  days: 'day',
  weeks: 'week',
  wk: 'week',
  wks: 'week',
}

const countWords = ['unit', 'units', 'pc', 'pcs', 'piece', 'pieces', 'x', 'set']
const moreCountWords = ['sets', 'total']
const moqWords = ['moq', 'qty', 'quantity']
const foreignCountWords = ['件', '个', '個', 'шт', 'stück', 'stk']

/** How many units each of these words stands for. */
const multiples: Record<string, number> = { k: 1000 }

/** Each of these has several units, and only the visitor knows how many. */
const packs = [
  ...['dozen', 'dozens', 'doz', 'gross', 'pair', 'pairs'],
  ...['carton', 'cartons', 'ctn', 'ctns', 'case', 'cases', 'crate', 'crates'],
  ...['box', 'boxes', 'pack', 'packs', 'bag', 'bags', 'bundle', 'bundles'],
  ...['pallet', 'pallets', 'container', 'containers', 'roll', 'rolls'],
]

/** Reads "500", "1,000 pcs" and "2k units". */
export function readCount(text: string): Read<number> {
  const written = readWritten(text, true)
  if (written.is !== 'read') return written
  const { number, words } = written.value
  if (words.some((word) => packs.includes(word)))
    return unclear(questions.packs)
  const known = [
    ...countWords,
    ...moreCountWords,
    ...moqWords,
    ...foreignCountWords,
  ]
  const [multiple, ...others] = words.filter((word) => !known.includes(word))
  const times = multiple ? multiples[multiple] : 1
  if (!times || others.length > 0)
    return unclear(questions.unknownWord(others[0] ?? multiple ?? ''))
  const count = Number((number * times).toFixed(6))
  if (!Number.isInteger(count)) return unclear(questions.notWhole)
  return count === 0 ? unclear(questions.atLeastOne) : read(count)
}

/** @param unit used if the text has no unit. */
export function readGrams(text: string, unit: WeightUnit): Read<number> {
  return readMeasure(text, gramsPer, unit)
}

/** @param unit used if the text has no unit. */
export function readMillimetres(text: string, unit: LengthUnit): Read<number> {
  return readMeasure(text, millimetresPer, unit)
}

/** Reads "35", "35 days" and "5 weeks", and rounds up to whole days. */
export function readDays(text: string): Read<number> {
  const days = readMeasure(text, daysPer, 'day')
  if (days.is !== 'read') return days
  const isPossible = days.value > 0 && days.value <= 365
  return isPossible
    ? read(Math.ceil(days.value))
    : unclear(questions.daysOutOfRange)
}

function readMeasure<Unit extends string>(
  text: string,
  sizes: Record<Unit, number>,
  unit: Unit,
): Read<number> {
  const written = readWritten(text)
  if (written.is !== 'read') return written
  const { number, words } = written.value
  const units = words.map((word) => synonyms[word] ?? word)
  const unknown = units.findIndex((name) => !(name in sizes))
  if (unknown !== -1)
    return unclear(questions.unknownWord(words[unknown] ?? ''))
  if (units.length > 1) return unclear(questions.severalNumbers)
  return read(number * sizes[(units[0] as Unit | undefined) ?? unit])
}
