import { worksheets } from '../../content/worksheets.ts'
import { blank, type Read, read, unclear } from './read.ts'

const { questions } = worksheets

/**
 * The digit zero in Arabic, Persian, Hindi, Bengali, Punjabi, Gujarati, Tamil and Thai. The other
 * nine digits follow each. Full-width digits need no entry, because NFKC replaces them.
 */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xe50]

/** Keyboards for right-to-left languages and web pages add these invisible marks around numbers. */
const invisibleMarks =
  /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Quotes use these in place of an amount that they don't give. */
const noAnswer = [
  ...['n/a', 'na', 'no', 'none', 'nil', 'tba', 'tbc', 'tbd', 'unknown'],
  ...['not quoted', 'not included', 'not incl', 'excluded', 'excl'],
  ...['buyer pays', 'paid by buyer', 'by buyer'],
]

/** The number after these words is the one that counts. */
const approximations = ['about', 'approx', 'around', 'ca', 'circa']

/** A number in a field, and the words around it in lower case, such as `us$` and `kg`. */
export interface Written {
  number: number
  words: string[]
}

interface HowToRead {
  /** Whether the number counts things. "1,234" is then always 1234. */
  isWhole?: boolean
  /** What to ask about text that has several numbers. */
  ifSeveral?: string
}

/** Reads text such as "US$ 1,234.50 a unit". */
export function readWritten(text: string, how: HowToRead = {}): Read<Written> {
  const { isWhole = false, ifSeveral = questions.severalNumbers } = how
  const plain = plainText(text)
  if (hasNoAnswer(plain)) return blank
  const range = endsOfRange(plain)
  if (range) return unclear(questions.range(range.low, range.high))
  // In "Rs.200", the point belongs to the word.
  const [digits] = /(?:(?<!\p{L})[.,])?\d(?:[\d.,' ]*\d)?/u.exec(plain) ?? []
  if (digits === undefined) return unclear(questions.noNumber)
  const start = plain.indexOf(digits)
  const before = plain.slice(0, start)
  // Some people end an amount with a dash: "2.-" and "Rs. 200/-".
  const after = plain
    .slice(start + digits.length)
    .replace(/^[.,]?\/?[-–—]+/, '')
  if (/\d/.test(after)) return unclear(ifSeveral)
  const isInBrackets = before.endsWith('(') && after.startsWith(')')
  if (/[-–—−]$/.test(before) || isInBrackets) return unclear(questions.negative)
  const readings = readingsOf(digits)
  const [number, other] = readings
  if (number === undefined) return unclear(questions.unreadable(digits))
  if (other !== undefined && !isWhole)
    return unclear(questions.twoReadings(number, other))
  if (number >= 1e8) return unclear(questions.tooLarge)
  return read({ number, words: wordsIn(`${before} ${after}`) })
}

/** Returns "30" and "35 days" for "30-35 days" and for "30 to 35 days". */
export function endsOfRange(text: string) {
  const ends = plainText(text).split(/[-–—~]|\bto\b/)
  const [low = '', high = ''] = ends.map((end) => end.trim())
  const isRange = ends.length === 2 && /\d/.test(low) && /\d/.test(high)
  return isRange ? { low, high } : undefined
}

function hasNoAnswer(plain: string): boolean {
  const words = plain.toLowerCase().replace(/[.!]+$/, '')
  return noAnswer.includes(words) || /^[-–—?]*$/.test(words)
}

/** Returns the text with Western digits, straight quotation marks, and decimals for fractions. */
export function plainText(text: string): string {
  const plain = text
    .replace(invisibleMarks, '')
    .replace(/[’′]/g, "'")
    .replace(/[“”″]|''/g, '"')
    // The next line would turn "2½" into "21⁄2".
    .replace(/(?=[¼½¾⅐-⅞])/g, ' ')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/\s+/g, ' ')
    .replaceAll('٫', '.')
    .replaceAll('٬', "'")
    .replaceAll('،', ',')
    .trim()
    // Spreadsheets begin formulas with "=" or "+", and export text in quotation marks.
    .replace(/^"(.*)"$/, '$1')
    .replace(/^[=+] ?/, '')
  return withoutFractions(plain)
}

/** Returns "24.5000" for "24 1/2", "24-1/2" and "24½". "1/2" alone could mean one or two. */
function withoutFractions(text: string): string {
  const sum = (whole: string, top: string, bottom: string) =>
    (Number(whole) + Number(top) / Number(bottom)).toFixed(4)
  return text
    .replace(/(\d+)[ -](\d+)[/⁄](\d+)/, (_, whole, top, bottom) =>
      sum(whole, top, bottom),
    )
    .replace(/(\d+)⁄(\d+)/, (_, top, bottom) => sum('0', top, bottom))
}

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((zero) => code >= zero && code <= zero + 9)
  return zero === undefined ? digit : `${code - zero}`
}

/**
 * Returns what the digits can mean. "1.234,50" has one meaning, and "1,234" has two: 1234 and, with
 * a decimal comma, 1.234. "1.2.3" has none.
 */
function readingsOf(digits: string): number[] {
  // A space or an apostrophe always separates thousands, so the other separator is the decimal one.
  if (/[' ]/.test(digits)) {
    const isGrouped = /^\d{1,3}([' ]\d{3})+([.,]\d+)?$/.test(digits)
    const joined = digits.replace(/[' ]/g, '').replace(',', '.')
    return isGrouped ? [Number(joined)] : []
  }
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last === -1) return [Number(digits)]
  const mark = digits[last]
  const whole = digits.slice(0, last)
  const rest = digits.slice(last + 1)
  if (/[.,]/.test(whole)) {
    const grouped = whole.includes(String(mark)) ? digits : whole
    if (!isGrouped(grouped)) return []
    const joined = whole.replace(/[.,]/g, '')
    return [Number(grouped === digits ? joined + rest : `${joined}.${rest}`)]
  }
  const decimal = Number(`${whole}.${rest}`)
  const couldBeGroup = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  return couldBeGroup ? [Number(whole + rest), decimal] : [decimal]
}

/** Returns true for "1.234.567" and "1,234", and for the Indian "12,34,567". */
function isGrouped(digits: string): boolean {
  return (
    /^\d{1,3}(\.\d{3})+$/.test(digits) ||
    /^\d{1,3}(,\d{2,3})*,\d{3}$/.test(digits)
  )
}

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s/()~≈:;.,]+/)
    .filter((word) => word && !approximations.includes(word))
}
