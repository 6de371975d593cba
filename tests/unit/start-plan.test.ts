import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { exampleGoods } from '../../src/content/example-goods.ts'
import { chineseNewYears, startPlan } from '../../src/content/start-plan.ts'
import { limits } from '../../src/inquiry/limits.ts'
import { site } from '../../src/site.ts'
import { calendarFile } from '../../src/worksheets/rules/calendar.ts'
import {
  dayOf,
  describeDay,
  isoDate,
  readDay,
} from '../../src/worksheets/rules/dates.ts'
import { planFrom } from '../../src/worksheets/rules/plan.ts'
import { changesFor } from '../../src/worksheets/rules/plan-changes.ts'
import { eventsOf } from '../../src/worksheets/rules/plan-events.ts'
import {
  newYearWarning,
  planLines,
  verdictOf,
} from '../../src/worksheets/rules/plan-report.ts'
import { questionIn } from '../../src/worksheets/rules/read.ts'

function dayAt(text: string): number {
  const day = readDay(text)
  if (day.is !== 'read') throw new Error(`${text} is not a date`)
  return day.value
}

/** A date as the plan writes it, with the owner's names of days and months. */
function inWords(weekday: number, day: number, month: number, year: number) {
  const { weekdays, months } = startPlan
  return `${weekdays[weekday]} ${day} ${months[month]} ${year}`
}

const today = dayAt('2027-01-04')

const planAt = (by: string, entries: Record<string, string> = {}) =>
  planFrom({ by, ...entries }, today)
const datesIn = (by: string, entries: Record<string, string>) =>
  Object.fromEntries(
    planAt(by, entries).dated?.steps.map(({ step, day }) => [
      step,
      isoDate(day),
    ]) ?? [],
  )
const supplier = { have: 'supplier' }
const approved = { have: 'sample' }
const fast = { sample: 'fast' }
const sea = { freight: 'sea', sea: '35' }

/** How many days a plan takes. The date is far enough away. */
const daysWith = (entries: Record<string, string>) =>
  planAt('2027-12-01', entries).dated?.days ?? 0
const changesAt = (days: number, entries: Record<string, string>) =>
  changesFor(planAt(isoDate(today + days), entries))

describe('the plan', () => {
  it("has the weeks of the example's plan, if the supplier is known", () => {
    expect(daysWith(supplier)).toBe(exampleGoods.plan.freight[1] * 7)
    expect(datesIn('2027-06-30', supplier)).toEqual({
      ask: '2027-05-19',
      choose: '2027-05-26',
      approve: '2027-06-02',
      ship: '2027-06-23',
      stock: '2027-06-30',
    })
  })

  it('adds the average search and a sample of two weeks otherwise', () => {
    const { ask, choose, approve, ship } = datesIn('2027-06-30', {})
    expect(dayAt(`${choose}`) - dayAt(`${ask}`)).toBe(15)
    expect(dayAt(`${approve}`) - dayAt(`${choose}`)).toBe(14)
    expect(ship).toBe('2027-06-23')
  })

  it.each([
    ['2027-03-31', '2027-02-06'],
    ['2028-02-20', '2028-01-26'],
  ])('warns about goods due on %s, after the new year of %s', (by, day) => {
    const { name = '' } = chineseNewYears.find(({ date }) => date === day) ?? {}
    const plan = planAt(by, sea)
    expect(newYearWarning(plan)).toBe(startPlan.newYear(name))
    expect(planLines(plan)).toContain(name)
  })

  it('does not warn if factories are open, or without a date', () => {
    expect(newYearWarning(planAt('2027-06-30', supplier))).toBe('')
    expect(newYearWarning(planAt('2027-01-20', approved))).toBe('')
    expect(newYearWarning(planAt(''))).toBe('')
  })

  it('has nothing to choose or approve after an approved sample', () => {
    expect(Object.keys(datesIn('2027-06-30', approved))).toEqual([
      'ask',
      'ship',
      'stock',
    ])
  })

  it('takes four days less with samples in 7-10 days', () => {
    expect(daysWith(fast)).toBe(daysWith({}) - 4)
    expect(daysWith({ ...supplier, ...fast })).toBe(daysWith(supplier))
  })

  it('takes the days by sea from the visitor', () => {
    expect(daysWith(sea)).toBe(daysWith({}) - 7 + 35)
    expect(daysWith({ ...sea, sea: '5 weeks' })).toBe(daysWith(sea))
    const { ship } = datesIn('2027-06-30', sea)
    expect(ship).toBe('2027-05-26')
  })

  it.each(['', 'soon', '0', '-5', '400', '25 working days', '5 kg'])(
    'has no dates for goods by sea that take "%s" days',
    (days) => {
      const plan = planAt('2027-06-30', { ...sea, sea: days })
      expect(plan.dated).toBeUndefined()
      const { heading } = startPlan.verdict.withoutSeaDays
      expect(verdictOf(plan, today).heading).toBe(heading)
    },
  )

  it('counts the longest time of a range of days by sea', () => {
    expect(daysWith({ ...sea, sea: '30-35 days' })).toBe(daysWith(sea))
  })

  it('can be met until the last day to ask', () => {
    const plan = planAt(isoDate(today + daysWith({})))
    expect(plan.dated?.spareDays).toBe(0)
    expect(changesFor(plan)).toEqual([])
  })

  it("can't be met on the day after the last day to ask", () => {
    const earliest = today + daysWith({})
    const late = planAt(isoDate(earliest - 1))
    expect(late.dated?.spareDays).toBe(-1)
    const { heading, sentence } = verdictOf(late, today)
    expect(heading).toBe(startPlan.verdict.late.heading)
    expect(sentence).toContain(describeDay(today - 1))
    expect(sentence).toContain(describeDay(earliest))
    expect(late.dated?.steps[0]?.isTooLate).toBe(true)
    expect(late.dated?.steps.at(-1)?.isTooLate).toBe(false)
  })

  it('says in how few ways an early date could be met', () => {
    const { with: other, names } = startPlan.changes
    const knownDays = daysWith(supplier)
    expect(changesAt(daysWith({}) - 1, {})).toEqual([
      other([names.fast], daysWith(fast)),
      other([names.supplier], knownDays),
    ])
    expect(changesAt(knownDays, {})).toEqual([
      other([names.supplier], knownDays),
    ])
    expect(changesAt(knownDays - 1, {})).toEqual([
      other([names.supplier, names.sample], daysWith(approved)),
    ])
    expect(changesAt(knownDays - 1, supplier)).toEqual([
      other([names.sample], daysWith(approved)),
    ])
  })

  it('says that goods by sea would have to go by air', () => {
    const { with: other, names } = startPlan.changes
    expect(changesAt(daysWith({}), { ...sea })).toEqual([
      other([names.air], daysWith({})),
    ])
    expect(changesAt(daysWith(supplier), { ...sea })).toEqual([
      other([names.supplier, names.air], daysWith(supplier)),
    ])
  })

  it('never proposes air if it takes longer than the days by sea', () => {
    const ferry = { ...sea, sea: '3' }
    const proposed = changesAt(daysWith(ferry) - 1, ferry)
    expect(proposed).not.toEqual([])
    expect(proposed.join()).not.toContain(startPlan.changes.names.air)
  })

  it('says how long the fastest plan takes if no change is enough', () => {
    const none = startPlan.changes.none(daysWith(approved))
    expect(changesAt(daysWith(approved) - 1, {})).toEqual([none])
    expect(changesAt(3, approved)).toEqual([none])
    expect(changesAt(3, { ...approved, ...sea })).toEqual([none])
  })

  it.each([
    ...['2027-02-30', '2027-13-01', '2027-02-29', '2100-02-29'],
    ...['31.3.2027', 'soon', '2027-3-1', '0'],
  ])('asks about "%s"', (by) => {
    const plan = planAt(by)
    expect(questionIn(plan.by)).toBe(startPlan.questions.notDate)
    expect(plan.dated).toBeUndefined()
  })

  it.each(['2027-01-03', '1990-06-30', '0002-06-30'])(
    'says that %s is in the past, and which date can be met',
    (by) => {
      const plan = planAt(by, supplier)
      const question = questionIn(plan.by)
      expect(verdictOf(plan, today).sentence).toBe(question)
      expect(question).toContain(startPlan.questions.past)
      const earliest = today + daysWith(supplier)
      expect(question).toContain(describeDay(earliest))
    },
  )

  it('gives no earliest date for goods by sea of unknown duration', () => {
    const plan = planAt('2026-12-31', { ...sea, sea: '' })
    expect(questionIn(plan.by)).toBe(startPlan.questions.past)
  })

  it.each(['2090-01-01', '2030-01-04', '9999-12-31'])(
    'asks to check the year of %s',
    (by) => {
      expect(questionIn(planAt(by).by)).toBe(startPlan.questions.farAway)
    },
  )

  it('accepts a leap day, and a date in nearly three years', () => {
    expect(planAt('2028-02-29').dated?.steps).toHaveLength(5)
    expect(planAt('2030-01-03').dated?.steps).toHaveLength(5)
  })

  it('still has time for the request on the last day to ask', () => {
    const plan = planAt(isoDate(today + daysWith({})))
    expect(plan.dated?.steps[0]).toMatchObject({ day: today, isTooLate: false })
  })

  it('accepts today as the date', () => {
    expect(planAt(isoDate(today)).by).toEqual({ is: 'read', value: today })
  })

  it('accepts goods that are at sea for a year, and no longer', () => {
    expect(planAt('', { ...sea, sea: '365' }).seaDays.is).toBe('read')
    expect(planAt('', { ...sea, sea: '366' }).seaDays.is).toBe('unclear')
  })

  it('reads an empty or changed link as a blank sheet', () => {
    const nonsense = { have: 'wings', sample: 'x', freight: 'camel', sea: '1' }
    const plan = planFrom(nonsense, today)
    expect(plan.choices).toEqual({
      have: 'nothing',
      sample: 'standard',
      freight: 'air',
    })
    expect(planLines(plan)).toContain(startPlan.carry.noDate)
  })

  it('is carried as lines that fit into the form', () => {
    const lines = planLines(planAt('2027-09-30', { ...fast, ...sea }))
    expect(lines).toContain(inWords(0, 11, 6, 2027))
    expect(lines).toContain(startPlan.samples.fast)
    expect(lines).toContain(startPlan.freights.sea)
    expect(lines.length).toBeLessThan(limits.product / 2)
  })
})

describe('dates', () => {
  it('count a leap day as one day', () => {
    expect(isoDate(dayAt('2028-02-28') + 1)).toBe('2028-02-29')
    expect(isoDate(dayAt('2027-02-28') + 1)).toBe('2027-03-01')
  })

  it('count the days of clock changes as one day', () => {
    // Clocks change on 14 March in Canada, and on 28 March in Europe.
    expect(isoDate(dayAt('2027-03-13') + 16)).toBe('2027-03-29')
  })

  it('are shown with the weekday', () => {
    expect(describeDay(dayAt('2028-02-29'))).toBe(inWords(2, 29, 1, 2028))
  })

  it('are those of the visitor, shortly before and after midnight', () => {
    const day = dayAt('2027-03-14')
    expect(dayOf(new Date(2027, 2, 14, 0, 1))).toBe(day)
    expect(dayOf(new Date(2027, 2, 14, 23, 59))).toBe(day)
  })
})

describe('the calendar file', () => {
  const now = new Date('2027-01-04T10:20:30.400Z')
  const plan = planAt('2027-06-30', supplier)
  const address = 'https://example.com/tiktok-shop#plan?by=2027-06-30'
  const file = calendarFile(eventsOf(plan, address), now)

  /** Returns the events, as a calendar program reads them. */
  function eventsIn(text: string): ICAL.Event[] {
    return new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
  }

  it('has an all-day event for each step', () => {
    const events = eventsIn(file)
    expect(events).toHaveLength(5)
    const [first] = events
    expect(first?.startDate.isDate).toBe(true)
    expect(first?.startDate.toString()).toBe('2027-05-19')
    expect(first?.endDate.toString()).toBe('2027-05-20')
    expect(file).toContain('DTSTAMP:20270104T102030Z\r\n')
  })

  it('says with whom the order is, and links back to the plan', () => {
    for (const { summary, description, component } of eventsIn(file)) {
      expect(summary).toContain(site.name)
      expect(description).toContain(address)
      expect(component.getFirstPropertyValue('url')).toBe(address)
    }
  })

  it('has only complete lines, of which each ends with CR LF', () => {
    const lines = file.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(lines.join('')).not.toContain('\r')
    expect(lines.join('')).not.toContain('\n')
  })

  it('has different IDs for its events, which stay the same', () => {
    const idsIn = (text: string) => eventsIn(text).map(({ uid }) => uid)
    expect(new Set(idsIn(file)).size).toBe(5)
    const later = calendarFile(eventsOf(plan, address), new Date('2027-02-01'))
    expect(idsIn(later)).toEqual(idsIn(file))
  })

  /** The file with one event that has this description. */
  function fileWith(description: string): string {
    const event = { id: '1', day: today, summary: 'x', description, address }
    return calendarFile([event], now)
  }

  it.each(['a, b; c\\d\ne', 'Übergabe 🚢', '\\n', 'https://a.b/#c?d=1&e=2'])(
    'keeps the text "%s"',
    (text) => {
      expect(eventsIn(fileWith(text))[0]?.description).toBe(text)
    },
  )

  it.each(['e', 'é', '🚢'])('folds lines of "%s" after 75 bytes', (letter) => {
    const description = letter.repeat(200)
    const text = fileWith(description)
    const encoder = new TextEncoder()
    for (const line of text.split('\r\n'))
      expect(encoder.encode(line).length).toBeLessThanOrEqual(75)
    expect(eventsIn(text)[0]?.description).toBe(description)
  })
})
