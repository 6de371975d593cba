import {
  chineseNewYears,
  closedDays,
  startPlan,
} from '../../content/start-plan.ts'
import { type Day, describeDay, readDay } from './dates.ts'
import type { DatedPlan, Plan, Step } from './plan.ts'

const { steps, starts, samples, freights, verdict, carry } = startPlan

/** Returns whether the date can be met, as a heading and a sentence. */
export function verdictOf({ dated, by }: Plan, today: Day) {
  if (by.is === 'blank') return verdict.withoutDate
  if (by.is === 'unclear')
    return { heading: verdict.unclearDate, sentence: by.question }
  if (!dated) return verdict.withoutSeaDays
  if (dated.spareDays < 0) return verdictOnLate(dated, today)
  return {
    heading: verdict.fits.heading(describeDay(dated.askBy)),
    sentence: verdict.fits.sentence(dated.days, dated.spareDays),
  }
}

function verdictOnLate({ days, spareDays, askBy }: DatedPlan, today: Day) {
  const { heading, sentence } = verdict.late
  const dates = {
    askBy: describeDay(askBy),
    daysAgo: -spareDays,
    possible: describeDay(today + days),
  }
  return { heading, sentence: sentence(days, dates) }
}

/** Warns if goods are made or shipped while factories in China are closed. */
export function newYearWarning({ by, dated }: Plan): string {
  if (by.is !== 'read' || !dated) return ''
  const { production, freight } = dated.stages
  const start = by.value - production - freight
  const overlapping = chineseNewYears.find(({ date }) => {
    const day = readDay(date)
    if (day.is !== 'read') return false
    const closes = day.value - closedDays.before
    const opens = day.value + closedDays.after
    return start <= opens && by.value >= closes
  })
  return overlapping ? startPlan.newYear(overlapping.name) : ''
}

/** Returns what visitors are told about a step, which depends on the freight. */
export function noteOf(step: Step, { choices }: Plan): string {
  const isBySea = step === 'ship' && choices.freight === 'sea'
  return isBySea ? startPlan.shipBySea : steps[step].note
}

/** Returns the lines that are added to the quote request form. */
export function planLines(plan: Plan): string {
  const { have, sample } = plan.choices
  const lines = [carry.heading, starts[have]]
  if (have === 'nothing') lines.push(`${startPlan.sample}: ${samples[sample]}`)
  lines.push(`${startPlan.freight}: ${describeFreight(plan)}`)
  lines.push(...describeDates(plan))
  const warning = newYearWarning(plan)
  if (warning) lines.push(warning)
  lines.push(carry.question)
  return lines.join('\n')
}

function describeFreight({ choices, seaDays }: Plan): string {
  const { freight } = choices
  const isKnown = freight === 'sea' && seaDays.is === 'read'
  if (!isKnown) return freights[freight]
  return `${freights[freight]}, ${carry.days(seaDays.value)}`
}

function describeDates({ dated }: Plan): string[] {
  if (!dated) return [`${steps.stock.name}: ${carry.noDate}`]
  return dated.steps.map(
    ({ step, day }) => `${steps[step].name}: ${describeDay(day)}`,
  )
}
