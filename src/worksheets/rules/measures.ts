import { worksheets } from '../../content/worksheets.ts'
import { endsOfRange, plainText, readWritten } from './number.ts'
import { type Read, read, unclear } from './read.ts'

const { questions } = worksheets

const gramsPer = { g: 1, kg: 1000, lb: 453.592_37, oz: 28.349_523_125 }
const millimetresPer = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 }

/** A month has at most 31 days, and a plan needs the longest time. */
const daysPer = { day: 1, week: 7, month: 31 }

export type WeightUnit = keyof typeof gramsPer
export type LengthUnit = keyof typeof millimetresPer

/** Other spellings of each unit. */
const spellings: Record<string, readonly string[]> = {
  kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme'],
  g: ['gr', 'gm', 'gms', 'gram', 'grams'],
  lb: ['lbs', 'pound', 'pounds', '#'],
  oz: ['ounce', 'ounces'],
  mm: ['millimeter', 'millimetre', 'millimeters', 'millimetres'],
  cm: ['cms', 'centimeter', 'centimetre', 'centimeters', 'centimetres'],
  m: ['meter', 'metre', 'meters', 'metres'],
  in: ['inch', 'inches', '"'],
  ft: ['feet', 'foot', "'"],
  day: ['d', 'days', '天', 'tage', 'jours', 'días', 'dias', '日'],
  week: ['w', 'wk', 'wks', 'weeks', '周', 'wochen', 'semaines', 'semanas'],
  month: ['months', '个月'],
}

const foreignSpellings: Record<string, readonly string[]> = {
  kg: ['кг', '公斤', '千克', 'كجم', 'كغ'],
  cm: ['см', '厘米', '公分', 'سم'],
}

/** Units that people combine, the larger first, as in "12 lb 8 oz". */
const pairs = [
  ['ft', 'in'],
  ['lb', 'oz'],
  ['kg', 'g'],
  ['m', 'cm'],
  ['week', 'day'],
]

/** Words beside a measure that change nothing. */
const fillers = [
  ...['gross', 'gw', 'brutto', 'each', 'per', 'carton', 'box'],
  ...['calendar', 'max', 'maximum'],
]

const countWords = [
  ...['unit', 'units', 'pc', 'pcs', 'piece', 'pieces', 'ea', 'each', 'x'],
  ...['set', 'sets', 'total', 'moq', 'qty', 'quantity', 'min', 'minimum'],
  ...['件', '个', '個', 'шт', 'stück', 'stk', 'pièces', 'unidades'],
]

/** How many units each of these words stands for. */
const multiples: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  million: 1_000_000,
}

/** Each of these has several units, and only the visitor knows how many. */
const packs = [
  ...['dozen', 'dozens', 'doz', 'gross', 'pair', 'pairs'],
  ...['carton', 'cartons', 'ctn', 'ctns', 'case', 'cases', 'crate', 'crates'],
  ...['box', 'boxes', 'pack', 'packs', 'bag', 'bags', 'bundle', 'bundles'],
  ...['pallet', 'pallets', 'container', 'containers', 'roll', 'rolls'],
]

/** An order of more units is more often a typing error. */
const mostUnits = 1_000_000

/** Reads "500", "1,000 pcs" and "2k units". */
export function readCount(text: string): Read<number> {
  const written = readWritten(text, { isWhole: true })
  if (written.is !== 'read') return written
  const { number, words } = written.value
  if (words.some((word) => packs.includes(word)))
    return unclear(questions.packs)
  const [multiple, ...others] = words.filter(
    (word) => !countWords.includes(word),
  )
  const times = multiple === undefined ? 1 : multiples[multiple]
  if (times === undefined || others.length > 0)
    return unclear(questions.unknownWord(others[0] ?? multiple ?? ''))
  const count = Number((number * times).toFixed(6))
  if (!Number.isInteger(count)) return unclear(questions.notWhole)
  if (count === 0) return unclear(questions.atLeastOne)
  return count > mostUnits ? unclear(questions.tooManyUnits) : read(count)
}

/** @param unit used if the text has no unit. */
export function readGrams(text: string, unit: WeightUnit): Read<number> {
  // Packing lists give the gross weight as "G.W.".
  const spelledOut = text.replace(/\bg\.\s?w\b/i, 'gross')
  return readMeasure(spelledOut, gramsPer, unit)
}

/** @param unit used if the text has no unit. */
export function readMillimetres(text: string, unit: LengthUnit): Read<number> {
  return readMeasure(text, millimetresPer, unit)
}

/** Reads "35", "5 weeks" and "30-35 days", of which it returns the longest time in whole days. */
export function readDays(text: string): Read<number> {
  if (/\b(working|business|work)\b/i.test(text))
    return unclear(questions.calendarDays)
  const range = endsOfRange(text)
  if (range && isFalling(range.low, range.high))
    return unclear(questions.range(range.low, range.high))
  const days = readMeasure(range?.high ?? text, daysPer, 'day')
  if (days.is !== 'read') return days
  const isPossible = days.value > 0 && days.value <= 365
  return isPossible
    ? read(Math.ceil(days.value))
    : unclear(questions.daysOutOfRange)
}

/** Returns true for the ends of "35-30 days" and of "30 days - 5 weeks". */
function isFalling(low: string, high: string): boolean {
  const first = readWritten(low)
  const last = readWritten(high)
  const areRead = first.is === 'read' && last.is === 'read'
  return areRead && first.value.number > last.value.number
}

/** Reads a measure of one part, such as "12.5 lb", or of two, such as "12 lb 8 oz". */
function readMeasure<Unit extends string>(
  text: string,
  sizes: Record<Unit, number>,
  usualUnit: Unit,
): Read<number> {
  // A part ends with a unit, and the next one begins with a digit.
  const parts = plainText(text).split(/(?<=[\p{L}"']) ?(?=\d)/u)
  const [larger, smaller] = parts.map((part) =>
    readPart(part, sizes, usualUnit),
  )
  const isPair =
    parts.length === 2 && larger?.is === 'read' && smaller?.is === 'read'
  if (isPair && areCombined(larger.value.unit, smaller.value.unit))
    return read(larger.value.size + smaller.value.size)
  const whole = readPart(text, sizes, usualUnit)
  return whole.is === 'read' ? read(whole.value.size) : whole
}

function areCombined(larger?: string, smaller?: string): boolean {
  return pairs.some(([first, second]) => first === larger && second === smaller)
}

interface Part<Unit> {
  size: number
  /** Undefined if the text has no unit. */
  unit?: Unit | undefined
}

function readPart<Unit extends string>(
  text: string,
  sizes: Record<Unit, number>,
  usualUnit: Unit,
): Read<Part<Unit>> {
  const written = readWritten(text)
  if (written.is !== 'read') return written
  const { number, words } = written.value
  const unitWords = words.filter((word) => !fillers.includes(word))
  const unknown = unitWords.find((word) => !(unitCalled(word) in sizes))
  if (unknown !== undefined) return unclear(questions.unknownWord(unknown))
  const units = unitWords.map(unitCalled)
  if (units.length > 1) return unclear(questions.severalNumbers)
  const [unit] = units as Unit[]
  return read({ size: number * sizes[unit ?? usualUnit], unit })
}

/** Returns "kg" for "kilos", and a word that is no unit as it is. */
function unitCalled(word: string): string {
  const isSpelling = ([, words]: [string, readonly string[]]) =>
    words.includes(word)
  const all = [
    ...Object.entries(spellings),
    ...Object.entries(foreignSpellings),
  ]
  return all.find(isSpelling)?.[0] ?? word
}
