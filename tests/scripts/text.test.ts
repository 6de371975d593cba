import { describe, expect, test } from 'vitest'
import { parseAge } from '../../scripts/operator/age.ts'
import { parseCommand } from '../../scripts/operator/command-line.ts'
import { csvRecord } from '../../scripts/operator/csv.ts'
import { shorten, table } from '../../scripts/operator/table.ts'

describe('a CSV record', () => {
  test('quotes what RFC 4180 says, and ends with CRLF', () => {
    expect(csvRecord(['a,b', 'say "hi"', 'two\nlines', 'plain', null, true])).toBe(
      '"a,b","say ""hi""","two\nlines",plain,,true\r\n',
    )
  })

  test.each(['=1+1', '+46 8', '-2', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '\tx', '\rx'])(
    'makes %j text that no spreadsheet runs',
    (value) => {
      expect(csvRecord([value]).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  test('leaves alone what only holds such characters', () => {
    expect(csvRecord(['a=b', '1-2', 'a@b.ca'])).toBe('a=b,1-2,a@b.ca\r\n')
  })

  test('writes times in UTC, as ISO 8601', () => {
    expect(csvRecord([new Date(0)])).toBe('1970-01-01T00:00:00.000Z\r\n')
  })
})

describe('a table', () => {
  test('aligns its columns', () => {
    expect(
      table(
        ['A', 'LONG'],
        [
          ['wide', 'x'],
          ['y', 'z'],
        ],
      ),
    ).toBe('A     LONG\nwide  x\ny     z\n')
  })

  test('shows text that could command the terminal as text, on one line', () => {
    expect(table(['A'], [['a\x1b[2J\nb\u202Ec']])).toBe('A\na [2J b c\n')
  })

  test('says where it cut a text, and counts characters that are two code units as one', () => {
    expect([shorten('😀😀😀', 3), shorten('😀😀😀😀', 3)]).toEqual(['😀😀😀', '😀😀…'])
  })
})

describe('the command line', () => {
  test.each([
    ['90d', '90 days'],
    ['12w', '12 weeks'],
    ['24mo', '24 months'],
    ['2y', '2 years'],
  ])('reads the age %s as %s', (text, age) => {
    expect(parseAge(text)).toBe(age)
  })

  test.each(['24m', '0d', '1000y', '-1d', '1.5y', 'mo', '', "1y'; DROP"])(
    'refuses the age %j',
    (text) => {
      expect(() => parseAge(text)).toThrow('--older-than')
    },
  )

  test.each([
    [['lost'], 'no command'],
    [[], 'Say what to do'],
    [['list', '--status', 'odd'], '--status'],
    [['list', '--limit', '0'], '--limit'],
    [['list', '--yes'], '--yes'],
    [['list', '--nonsense'], '--nonsense'],
    [['list', 'more'], 'options only'],
    [['export'], '--csv'],
    [['retry'], 'one id'],
    [['retry', 'x'], 'no id'],
    [['purge'], '--older-than'],
    [['constructor'], 'no command'],
  ])('refuses %j and says why', (words, reason) => {
    expect(() => parseCommand(words)).toThrow(reason)
  })

  test('shows help for --help, whatever else is there', () => {
    expect(parseCommand(['purge', '--help'])).toEqual({ name: 'help' })
  })
})
