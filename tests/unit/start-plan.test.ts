import { describe, expect, it } from 'vitest'
import { exampleGoods } from '../../src/content/example-goods.ts'
import { startPlan } from '../../src/content/start-plan.ts'
import { limits } from '../../src/inquiry/limits.ts'
import { calendarFile } from '../../src/worksheets/rules/calendar.ts'
import {
  dayOf,
  describeDay,
  isoDate,
  readDay,
} from '../../src/worksheets/rules/dates.ts'
import {
  changesFor,
  daysFor,
  eventsOf,
  planFrom,
  planLines,
  verdictOf,
} from '../../src/worksheets/rules/plan.ts'

function dayAt(text: string): number {
  const day = readDay(text)
  if (day.is !== 'read') throw new Error(`${text} is not a date`)
  return day.value
}

const today = dayAt('2027-01-04')

const planAt = (by: string, have = 'nothing') => planFrom({ by, have }, today)
const datesIn = (by: string, have: string) =>
  Object.fromEntries(
    planAt(by, have).steps.map(({ step, day }) => [step, isoDate(day)]),
  )

describe('the plan', () => {
  it("has the weeks of the example's plan, if the supplier is known", () => {
    expect(daysFor('supplier')).toBe(exampleGoods.plan.freight[1] * 7)
    expect(datesIn('2027-06-30', 'supplier')).toEqual({
      ask: '2027-05-19',
      choose: '2027-05-26',
      approve: '2027-06-02',
      ship: '2027-06-23',
      stock: '2027-06-30',
    })
  })

  it('adds the average search and a sample of two weeks otherwise', () => {
    const { ask, choose, approve, ship } = datesIn('2027-06-30', 'nothing')
    expect(dayAt(`${choose}`) - dayAt(`${ask}`)).toBe(15)
    expect(dayAt(`${approve}`) - dayAt(`${choose}`)).toBe(14)
    expect(ship).toBe('2027-06-23')
  })

  it('has nothing to choose or approve after an approved sample', () => {
    expect(Object.keys(datesIn('2027-06-30', 'sample'))).toEqual([
      'ask',
      'ship',
      'stock',
    ])
  })

  it('can be met until the last day to ask', () => {
    const last = today + daysFor('nothing')
    const plan = planAt(isoDate(last))
    expect([plan.spareDays, changesFor(plan)]).toEqual([0, []])
    const late = planAt(isoDate(last - 1))
    expect(late.spareDays).toBe(-1)
    expect(verdictOf(late, today).sentence).toContain(describeDay(last))
    expect(late.steps[0]?.isTooLate).toBe(true)
    expect(late.steps.at(-1)?.isTooLate).toBe(false)
  })

  it('says what would have to change for an early date', () => {
    const { with: other, none, air } = startPlan.changes
    const at = (days: number, have: string) =>
      changesFor(planAt(isoDate(today + days), have))
    const supplier = other.supplier(daysFor('supplier'))
    const sample = other.sample(daysFor('sample'))
    expect(at(daysFor('supplier'), 'nothing')).toEqual([supplier, sample])
    expect(at(daysFor('supplier') - 1, 'supplier')).toEqual([sample])
    expect(at(daysFor('sample') - 1, 'nothing')).toEqual([none, air])
    expect(at(3, 'sample')).toEqual([none, air])
  })

  it.each(['2027-01-03', '2027-02-30', '31.3.2027', 'soon', '2027-3-1', '0'])(
    'asks about "%s"',
    (by) => {
      const plan = planAt(by)
      expect([plan.by.is, plan.steps]).toEqual(['unclear', []])
    },
  )

  it('reads an empty or changed link as a blank sheet', () => {
    const plan = planFrom({ have: 'wings' }, today)
    expect([plan.start, plan.by.is]).toEqual(['nothing', 'blank'])
    expect(planLines(plan)).toContain(startPlan.carry.noDate)
  })

  it('is carried as lines that fit into the form', () => {
    const lines = planLines(planAt('2027-06-30', 'supplier'))
    expect(lines).toContain('Wed 19 May 2027')
    expect(lines.length).toBeLessThan(limits.product / 2)
  })
})

describe('dates', () => {
  it('count leap days and clock changes as one day', () => {
    expect(isoDate(dayAt('2028-02-28') + 1)).toBe('2028-02-29')
    expect(isoDate(dayAt('2027-02-28') + 1)).toBe('2027-03-01')
    // Clocks change on 14 March in Canada, and on 28 March in Europe.
    expect(isoDate(dayAt('2027-03-13') + 16)).toBe('2027-03-29')
    expect(describeDay(dayAt('2028-02-29'))).toBe('Tue 29 Feb 2028')
  })

  it('are those of the visitor, shortly before and after midnight', () => {
    const day = dayAt('2027-03-14')
    expect(dayOf(new Date(2027, 2, 14, 0, 1))).toBe(day)
    expect(dayOf(new Date(2027, 2, 14, 23, 59))).toBe(day)
  })
})

describe('the calendar file', () => {
  const now = new Date('2027-01-04T10:20:30.400Z')
  const plan = planAt('2027-06-30', 'supplier')
  const file = calendarFile(eventsOf(plan), now)

  it('has an all-day event for each step', () => {
    const lines = file.split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.at(-2)).toBe('END:VCALENDAR')
    expect(lines.at(-1)).toBe('')
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(5)
    expect(lines).toContain('DTSTART;VALUE=DATE:20270519')
    expect(lines).toContain('DTEND;VALUE=DATE:20270520')
    expect(lines).toContain('DTSTAMP:20270104T102030Z')
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('has different IDs for its events, which stay the same', () => {
    const idsIn = (text: string) => text.match(/^UID:.*$/gm) ?? []
    expect(new Set(idsIn(file)).size).toBe(5)
    const later = calendarFile(eventsOf(plan), new Date('2027-02-01'))
    expect(idsIn(later)).toEqual(idsIn(file))
  })

  it('escapes text, and folds lines after 75 bytes', () => {
    const description = `a, b; c\\d\ne ${'é'.repeat(80)}`
    const event = { id: '1', day: today, summary: 'x', description }
    const text = calendarFile([event], now)
    const encoder = new TextEncoder()
    for (const line of text.split('\r\n'))
      expect(encoder.encode(line).length).toBeLessThanOrEqual(75)
    const unfolded = text.replaceAll('\r\n ', '')
    expect(unfolded).toContain(
      `DESCRIPTION:a\\, b\\; c\\\\d\\ne ${'é'.repeat(80)}`,
    )
  })
})
