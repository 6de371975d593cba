import { startPlan } from '../../content/start-plan.ts'
import { blank, type Read, read, unclear } from './read.ts'

// Every day of UTC has 24 hours. In the visitor's time zone, days with a clock change don't.
const dayMs = 24 * 60 * 60 * 1000

/** A calendar date, counted in days since 1 January 1970. */
export type Day = number

/** Reads "2027-03-31", which is what a date input has as its value. */
export function readDay(text: string): Read<Day> {
  const trimmed = text.trim()
  if (trimmed === '') return blank
  const day = Date.parse(`${trimmed}T00:00:00Z`) / dayMs
  // Browsers take "2027-02-30" for 2 March.
  const isReal =
    /^\d{4}-\d\d-\d\d$/.test(trimmed) &&
    !Number.isNaN(day) &&
    isoDate(day) === trimmed
  return isReal ? read(day) : unclear(startPlan.questions.notDate)
}

/** Returns the date on the visitor's calendar. */
export function dayOf(now: Date): Day {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / dayMs
}

export function isoDate(day: Day): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** Returns, for example, "Wed 31 Mar 2027". */
export function describeDay(day: Day): string {
  const date = new Date(day * dayMs)
  const weekday = startPlan.weekdays[date.getUTCDay()]
  const month = startPlan.months[date.getUTCMonth()]
  return `${weekday} ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`
}
