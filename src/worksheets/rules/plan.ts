import { planDays, startPlan } from '../../content/start-plan.ts'
import { type Day, describeDay, isoDate, readDay } from './dates.ts'
import { type Read, unclear } from './read.ts'

const { steps, questions, changes, carry, starts, calendar } = startPlan

/** What the visitor has already. */
export type Start = keyof typeof starts
export type Step = keyof typeof steps

const startNames = Object.keys(starts) as Start[]

export interface PlannedStep {
  step: Step
  day: Day
  isTooLate: boolean
}

export interface Plan {
  start: Start
  by: Read<Day>
  /** From the request to the goods in stock. */
  days: number
  /** In the order in which the buyer does them. Empty without a date. */
  steps: PlannedStep[]
  /** Days between today and the last day to ask. Below zero if the date can't be met. */
  spareDays?: number
}

/** Reads the entries of the worksheet, which a changed link can have filled with nonsense. */
export function planFrom(
  entries: Readonly<Record<string, string>>,
  today: Day,
): Plan {
  const start = startNames.find((name) => name === entries.have) ?? 'nothing'
  const typed = readDay(entries.by ?? '')
  const isPast = typed.is === 'read' && typed.value < today
  const by = isPast ? unclear(questions.past) : typed
  const days = daysFor(start)
  if (by.is !== 'read') return { start, by, days, steps: [] }
  const askBy = by.value - days
  return {
    start,
    by,
    days,
    spareDays: askBy - today,
    steps: stepsFrom(askBy, start).map(([step, day]) => ({
      step,
      day,
      isTooLate: day < today,
    })),
  }
}

export function daysFor(start: Start): number {
  const lastStep = stepsFrom(0, start).at(-1)
  return lastStep?.[1] ?? 0
}

/** With an approved sample, there is nothing to choose or to approve. */
function stepsFrom(ask: Day, start: Start): [Step, Day][] {
  const isKnown = start !== 'nothing'
  const search = isKnown ? planDays.knownSearchDays : planDays.searchDays
  const sample = isKnown ? planDays.knownSampleDays : planDays.sampleDays
  const choose = ask + search
  const approved = start === 'sample' ? ask : choose + sample
  const ship = approved + planDays.productionDays
  const stock = ship + planDays.freightDays
  return [
    ['ask', ask],
    ...(start === 'sample'
      ? []
      : ([
          ['choose', choose],
          ['approve', approved],
        ] as [Step, Day][])),
    ['ship', ship],
    ['stock', stock],
  ]
}

/** Says what would have to be different for the date to be met. Empty if it can be met. */
export function changesFor({ start, spareDays, days }: Plan): string[] {
  if (spareDays === undefined || spareDays >= 0) return []
  const available = days + spareDays
  const faster = (['supplier', 'sample'] as const).filter(
    (other) => daysFor(other) < daysFor(start) && daysFor(other) <= available,
  )
  const sentences = faster.map((other) => changes.with[other](daysFor(other)))
  return sentences.length > 0 ? sentences : [changes.none, changes.air]
}

export function verdictOf(plan: Plan, today: Day) {
  const { verdict } = startPlan
  const { spareDays, days, steps } = plan
  const [ask] = steps
  if (!ask || spareDays === undefined) return verdict.open
  if (spareDays < 0)
    return {
      heading: verdict.late.heading,
      sentence: verdict.late.sentence(days, describeDay(today + days)),
    }
  return {
    heading: verdict.fits.heading(describeDay(ask.day)),
    sentence: verdict.fits.sentence(days, spareDays),
  }
}

export function eventsOf(plan: Plan) {
  const goal = plan.by.is === 'read' ? isoDate(plan.by.value) : ''
  return plan.steps.map(({ step, day }) => ({
    id: `${step}-${goal}-${plan.start}@start-plan`,
    day,
    summary: calendar.summary(steps[step].name, calendar.sheet),
    description: steps[step].note,
  }))
}

/** Returns the lines that are added to the quote request form. */
export function planLines(plan: Plan): string {
  const dates = plan.steps.map(
    ({ step, day }) => `${steps[step].name}: ${describeDay(day)}`,
  )
  return [
    carry.heading,
    starts[plan.start],
    ...(dates.length > 0 ? dates : [`${steps.stock.name}: ${carry.noDate}`]),
    carry.question,
  ].join('\n')
}
