import { describe, expect, it } from 'vitest'
import { worksheets } from '../../src/content/worksheets.ts'
import {
  readCount,
  readDays,
  readGrams,
  readMillimetres,
} from '../../src/worksheets/rules/measures.ts'
import {
  type Amount,
  centsOf,
  priceOf,
  readAmount,
} from '../../src/worksheets/rules/money.ts'
import { readWritten } from '../../src/worksheets/rules/number.ts'
import type { Read } from '../../src/worksheets/rules/read.ts'

const outcome = <Value>(read: Read<Value>) =>
  read.is === 'read' ? read.value : read.is

describe('numbers', () => {
  const numberIn = (text: string) => {
    const read = readWritten(text)
    return read.is === 'read' ? read.value.number : read.is
  }

  it.each<[string, number]>([
    ['2.90', 2.9],
    ['2,90', 2.9],
    ['.5', 0.5],
    [',5', 0.5],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['12345,678', 12345.678],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1234567],
    ['1,234,567.89', 1234567.89],
    ['12,34,567.5', 1234567.5],
    ['1 234,50', 1234.5],
    ['1\u202f234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['١٢٫٥', 12.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['۱۲۳', 123],
    ['\u200f۲٫۹۰\u200f', 2.9],
    ['１２，５０', 12.5],
    ['½', 0.5],
    ['2½', 2.5],
    ['24 1/2', 24.5],
    ['24 1/8', 24.125],
    ['2.-', 2],
    ['2,90-', 2.9],
    ['Rs.200/-', 200],
    ['ca. 3', 3],
    ['about 3', 3],
    ['+3', 3],
    ['=2.90', 2.9],
    ['18-1/2', 18.5],
    ['৫০', 50],
    ['๒.๕', 2.5],
    ['③', 3],
    ['60\u200b', 60],
    ['"2.90"', 2.9],
    ['  7  ', 7],
  ])('reads "%s" as %d', (text, number) => {
    expect(numberIn(text)).toBe(number)
  })

  it.each([
    '',
    '   ',
    '-',
    '–',
    '?',
    'n/a',
    'N/A',
    'TBD',
    'unknown',
    'none',
    'No',
    'nil',
    'not included',
    'excluded',
    'Buyer pays.',
  ])('takes "%s" for an empty field', (text) => {
    expect(numberIn(text)).toBe('blank')
  })

  it.each([
    ...['1,234', '1.234', '12,345', '999.000'],
    ...['abc', '😀', '∞', '1/2', '$', '<script>'],
    ...['-5', 'US$-5', '−3', '–3', '(5)', '10-20', '2.90 / 3.10', '5 ft 6'],
    ...['2..90', '2 90', '2.90\t100', '๓-๕', '10 to 20', '2~3'],
    ...['1.2.3', '1,2,3', '1.234,567,8', '1 2', '1e9', '0x10'],
    ...['100000000', '9'.repeat(120)],
  ])('asks about "%s"', (text) => {
    expect(numberIn(text)).toBe('unclear')
  })

  it('asks which of two numbers "1,234" is, and understands each answer', () => {
    const read = readWritten('1,234')
    const question = read.is === 'unclear' ? read.question : ''
    const [grouped = '', decimal = ''] = question
      .slice(question.indexOf('Type ') + 'Type '.length, -1)
      .split(' or ')
    expect(numberIn(grouped)).toBe(1234)
    expect(numberIn(decimal)).toBe(1.234)
  })
})

it.each<[string, string, string]>([
  ['2.90-3.10', '2.90', '3.10'],
  ['30 to 35 days', '30', '35 days'],
  ['US$2 – US$3', 'US$2', 'US$3'],
])('asks which end of the range "%s" counts', (text, low, high) => {
  const { range } = worksheets.questions
  const question = range(low, high)
  expect(readWritten(text)).toEqual({ is: 'unclear', question })
})

it('offers "1.20" for "1.200", because "1.200" has two meanings', () => {
  const read = readWritten('1.200')
  const { twoReadings } = worksheets.questions
  expect(read.is === 'unclear' && read.question).toBe(twoReadings(1200, 1.2))
  expect(twoReadings(1200, 1.2)).toContain('Type 1200 or 1.20.')
})

describe('amounts', () => {
  it.each<[string, Omit<Amount, 'isMoney'>]>([
    ['US$ 2.90', { number: 2.9, currency: 'US$' }],
    ['$2.90', { number: 2.9 }],
    ['2,90 €', { number: 2.9, currency: '€' }],
    ['EUR 1.234,56', { number: 1234.56, currency: '€' }],
    ['2.90USD/pc', { number: 2.9, currency: 'US$', basis: 'unit' }],
    ['RMB 18 each', { number: 18, currency: 'CN¥', basis: 'unit' }],
    ['US $2.90', { number: 2.9, currency: 'US$' }],
    ['2.90 usd per set', { number: 2.9, currency: 'US$', basis: 'unit' }],
    ['FOB 2.90', { number: 2.9 }],
    ['10k', { number: 10_000 }],
    ['5 % of price', { number: 5, basis: 'percent' }],
    ['2 dollars', { number: 2 }],
    ['￥20', { number: 20, currency: 'CN¥' }],
    ['£150 in total', { number: 150, currency: '£', basis: 'order' }],
    ['6.5 %', { number: 6.5, basis: 'percent' }],
    ['6,5%', { number: 6.5, basis: 'percent' }],
    ['٦٫٥٪', { number: 6.5, basis: 'percent' }],
    ['0', { number: 0 }],
    ['Included', { number: 0 }],
    ['free', { number: 0 }],
    ['free of charge', { number: 0 }],
    ['60 cents', { number: 0.6 }],
    ['12.5¢', { number: 0.125 }],
    ['50 pence', { number: 0.5, currency: '£' }],
    ['5 per cent', { number: 5, basis: 'percent' }],
    ['25% duty', { number: 25, basis: 'percent' }],
    ['2.90 US dollars', { number: 2.9, currency: 'US$' }],
    ['US$2.90 FOB Ningbo', { number: 2.9, currency: 'US$' }],
    ['10 thousand', { number: 10_000 }],
  ])('reads "%s" as %o', (text, expected) => {
    const read = readAmount(text)
    if (read.is !== 'read') throw new Error(`${text} is ${read.is}`)
    const { number, currency, basis } = read.value
    expect({ number, currency, basis }).toEqual(expected)
  })

  it('asks about a price that includes duties, and says what to do', () => {
    const read = readAmount('DDP 5.00')
    const { deliveredDutyPaid } = worksheets.questions
    expect(read).toEqual({ is: 'unclear', question: deliveredDutyPaid })
  })

  it.each(['CIF 3', '3 usd cfr'])(
    'asks about "%s", which includes the freight',
    (text) => {
      const term = text.includes('CIF') ? 'CIF' : 'CFR'
      const question = worksheets.questions.freightIncluded(term)
      expect(readAmount(text)).toEqual({ is: 'unclear', question })
    },
  )

  it.each(['10% min $300', '5 % (minimum 50 €)'])(
    'asks for the higher of the two amounts in "%s"',
    (text) => {
      const question = worksheets.questions.minimum
      expect(readAmount(text)).toEqual({ is: 'unclear', question })
    },
  )

  it.each(['$50 + 5%', '2.90 per 1000', 'US$2.90 (MOQ 500)'])(
    'asks for a single amount instead of "%s"',
    (text) => {
      const question = worksheets.questions.severalAmounts
      expect(readAmount(text)).toEqual({ is: 'unclear', question })
    },
  )

  it.each(['12 kg', 'at 5', '5 bananas', '1.5m', '20 HKD', '20 yen', '🤑 3'])(
    'asks about "%s" instead of ignoring a word',
    (text) => {
      expect(readAmount(text).is).toBe('unclear')
    },
  )

  it.each([
    [2.9, 290],
    [1.1, 110],
    [1234.56, 123456],
    [0, 0],
  ])('%d is %d cents exactly', (number, cents) => {
    expect(outcome(centsOf(number))).toBe(cents)
  })

  it.each([
    [0.125, 12.5],
    [1.005, 100.5],
    [0.0001, 0.01],
  ])('%d is %d cents, to a hundredth of a cent', (number, cents) => {
    expect(outcome(centsOf(number))).toBe(cents)
  })

  it.each([0.12345, 1e-7])('asks about %d instead of rounding it', (n) => {
    expect(centsOf(n).is).toBe('unclear')
  })

  it.each([
    [290, '2.90'],
    [0, '0.00'],
    [12.5, '0.125'],
    [1.25, '0.0125'],
    [123_456, '1,234.56'],
  ])('shows %d cents as "%s"', (cents, text) => {
    expect(priceOf(cents)).toBe(text)
  })
})

describe('counts and measures', () => {
  it.each([
    ['500', 500],
    ['1,000', 1000],
    ['1.000 pcs', 1000],
    ['2k units', 2000],
    ['1.5k', 1500],
    ['x100', 100],
    ['MOQ 500', 500],
    ['500 件', 500],
    ['٥٠٠', 500],
    ['5 thousand', 5000],
    ['min 100', 100],
    ['500 ea', 500],
    ['1,000,000', 1_000_000],
  ])('reads the count "%s" as %d', (text, count) => {
    expect(outcome(readCount(text))).toBe(count)
  })

  it.each([
    '0',
    '2.5',
    '50-100',
    'many',
    '12 kg',
    '500 dozen',
    '50 cartons',
    '3 boxes',
    '2 pallets',
    '1,000,001',
    '10 million',
    '2 x 100',
    '1 x 40HQ',
    'a hundred',
  ])('asks about the count "%s"', (text) => {
    expect(readCount(text).is).toBe('unclear')
  })

  it.each([
    ['12', 12_000],
    ['12 kg', 12_000],
    ['850g', 850],
    ['50 lbs', 22_679.6185],
    ['8 ounces', 226.796_185],
    ['12 lb 8 oz', 5669.904_625],
    ['12 kg 500 g', 12_500],
    ['26#', 11_793.401_62],
    ['12 kg gross', 12_000],
    ['G.W. 12 kgs', 12_000],
    ['١٢ كجم', 12_000],
  ])('reads the weight "%s" as %d grams', (text, grams) => {
    expect(outcome(readGrams(text, 'kg'))).toBeCloseTo(grams, 6)
  })

  it.each([
    ['45', 450],
    ['25 in', 635],
    ['25"', 635],
    ['1.2 m', 1200],
    ["2'", 609.6],
    ['320mm', 320],
    ['24½″', 622.3],
    ['60 centimetres', 600],
    ['60㎝', 600],
    ['60\u200b', 600],
    ['\u200f٦٠\u200f', 600],
    ['1\' 6"', 457.2],
    ['5 ft 6 in', 1676.4],
    ["18''", 457.2],
    ['1 m 20 cm', 1200],
    ['45 centimetre', 450],
  ])('reads the length "%s" as %d millimetres', (text, millimetres) => {
    expect(outcome(readMillimetres(text, 'cm'))).toBeCloseTo(millimetres, 6)
  })

  it.each<[string, number]>([
    ['35', 35],
    ['30-35 days', 35],
    ['30 to 35', 35],
    ['4–5 weeks', 35],
    ['5 weeks 3 days', 38],
    ['2 months', 62],
    ['35 天', 35],
    ['۳۵', 35],
    ['35.5', 36],
  ])('reads the longest time in "%s" as %d days', (text, days) => {
    expect(outcome(readDays(text))).toBe(days)
  })

  it.each(['35-30 days', '30 days - 5 weeks'])(
    'asks which end of "%s" is the longest time',
    (text) => {
      expect(readDays(text).is).toBe('unclear')
    },
  )

  it('asks about the word that the visitor typed', () => {
    const question = worksheets.questions.unknownWord('w')
    expect(readGrams('N.W. 11', 'kg')).not.toEqual({
      is: 'read',
      value: 11_000,
    })
    expect(readGrams('11 w', 'kg')).toEqual({ is: 'unclear', question })
  })

  it.each(['25 working days', '5 business days'])(
    'asks for calendar days instead of "%s"',
    (text) => {
      const question = worksheets.questions.calendarDays
      expect(readDays(text)).toEqual({ is: 'unclear', question })
    },
  )

  it.each(['12 cm', '3 kg g', 'heavy', '12 kg 5 lb', '8 oz 12 lb'])(
    'asks about the weight "%s"',
    (text) => {
      expect(readGrams(text, 'kg').is).toBe('unclear')
    },
  )
})
