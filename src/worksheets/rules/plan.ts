import {
  chineseNewYears,
  closedDays,
  planDays,
  startPlan,
} from '../../content/start-plan.ts'
import { type Day, describeDay, isoDate, readDay } from './dates.ts'
import { readDays } from './measures.ts'
import { type Read, unclear } from './read.ts'

const { steps, questions, changes, carry, calendar } = startPlan
const { starts, samples, freights } = startPlan

/** What the visitor has already. Each takes fewer days than the one before it. */
export type Start = keyof typeof starts
export type Sample = keyof typeof samples
export type Freight = keyof typeof freights
export type Step = keyof typeof steps

/** What the visitor can choose. In each list, the later choices take fewer days. */
export interface Choices {
  have: Start
  sample: Sample
  freight: Freight
}

const startNames = Object.keys(starts) as Start[]
const sampleNames = Object.keys(samples) as Sample[]
const freightNames = Object.keys(freights) as Freight[]

/** How long each stage takes. */
export interface StageDays {
  search: number
  sample: number
  production: number
  freight: number
}

export interface PlannedStep {
  step: Step
  day: Day
  /** How many days before the goods have to be in stock. */
  daysBefore: number
  isTooLate: boolean
}

export interface Plan {
  choices: Choices
  by: Read<Day>
  /** What the visitor entered for sea freight. Air freight has the days of our plan. */
  seaDays: Read<number>
  /** Undefined without a date, or without the days by sea. */
  dated?: DatedPlan
}

export interface DatedPlan {
  stages: StageDays
  /** From the request to the goods in stock. */
  days: number
  /** In the order in which the buyer does them. */
  steps: PlannedStep[]
  /** Days between today and the last day to ask. Below zero if the date can't be met. */
  spareDays: number
}

type Entries = Readonly<Record<string, string>>

/** Reads the entries of the worksheet, which a changed link can have filled with nonsense. */
export function planFrom(entries: Entries, today: Day): Plan {
  const choices = {
    have: startNames.find((name) => name === entries.have) ?? 'nothing',
    sample: sampleNames.find((name) => name === entries.sample) ?? 'standard',
    freight: freightNames.find((name) => name === entries.freight) ?? 'air',
  }
  const typed = readDay(entries.by ?? '')
  const isPast = typed.is === 'read' && typed.value < today
  const by = isPast ? unclear(questions.past) : typed
  const seaDays = readDays(entries.sea ?? '')
  const plan = { choices, by, seaDays }
  const stages = stagesOf(choices, seaDays)
  if (by.is !== 'read' || !stages) return plan
  return { ...plan, dated: dated(by.value, stages, choices, today) }
}

function dated(
  by: Day,
  stages: StageDays,
  choices: Choices,
  today: Day,
): DatedPlan {
  const days = totalOf(stages)
  return {
    stages,
    days,
    spareDays: by - days - today,
    steps: daysBeforeStock(stages, choices).map(([step, daysBefore]) => ({
      step,
      day: by - daysBefore,
      daysBefore,
      isTooLate: by - daysBefore < today,
    })),
  }
}

/** Returns undefined if the goods go by sea, and the visitor has not entered the days. */
function stagesOf(
  { have, sample, freight }: Choices,
  seaDays: Read<number>,
): StageDays | undefined {
  if (freight === 'sea' && seaDays.is !== 'read') return undefined
  const isSea = freight === 'sea' && seaDays.is === 'read'
  return {
    ...chooseAndApproveDays(have, sample),
    production: planDays.productionDays,
    freight: isSea ? seaDays.value : planDays.airDays,
  }
}

/** With an approved sample, there is nothing to choose or to approve. */
function chooseAndApproveDays(have: Start, sample: Sample) {
  if (have === 'sample') return { search: 0, sample: 0 }
  if (have === 'supplier')
    return {
      search: planDays.knownSearchDays,
      sample: planDays.knownSampleDays,
    }
  const isFast = sample === 'fast'
  return {
    search: planDays.searchDays,
    sample: isFast ? planDays.fastSampleDays : planDays.sampleDays,
  }
}

function totalOf({ search, sample, production, freight }: StageDays) {
  return search + sample + production + freight
}

function daysBeforeStock(
  { sample, production, freight, search }: StageDays,
  { have }: Choices,
): [Step, number][] {
  const approve = production + freight
  const choose = approve + sample
  const all: [Step, number][] = [
    ['ask', choose + search],
    ['choose', choose],
    ['approve', approve],
    ['ship', freight],
    ['stock', 0],
  ]
  if (have !== 'sample') return all
  return all.filter(([step]) => step !== 'choose' && step !== 'approve')
}

/** Says what would have to be different for the date to be met. Empty if it can be met. */
export function changesFor(plan: Plan): string[] {
  const { dated } = plan
  if (!dated || dated.spareDays >= 0) return []
  const available = dated.days + dated.spareDays
  const faster = fasterChoices(plan.choices)
    .map((choices) => ({
      names: namesOfChanges(plan.choices, choices),
      days: daysFor(choices, plan.seaDays),
    }))
    .filter(({ days }) => days < dated.days)
  const fitting = faster.filter(({ days }) => days <= available)
  const fewest = Math.min(...fitting.map(({ names }) => names.length))
  if (fitting.length > 0)
    return fitting
      .filter(({ names }) => names.length === fewest)
      .map(({ names, days }) => changes.with(names, days))
  const fastest = Math.min(dated.days, ...faster.map(({ days }) => days))
  return [changes.none(fastest)]
}

/** Returns all choices of which none takes longer, without the current ones. */
function fasterChoices({ have, sample, freight }: Choices): Choices[] {
  const found: Choices[] = []
  for (const fasterHave of from(startNames, have))
    for (const fasterSample of from(sampleNames, sample))
      for (const fasterFreight of from(freightNames, freight))
        found.push({
          have: fasterHave,
          sample: fasterSample,
          freight: fasterFreight,
        })
  return found
}

function from<Name>(names: readonly Name[], first: Name): Name[] {
  return names.slice(names.indexOf(first))
}

function daysFor(choices: Choices, seaDays: Read<number>): number {
  const stages = stagesOf(choices, seaDays)
  return stages ? totalOf(stages) : Number.POSITIVE_INFINITY
}

function namesOfChanges(now: Choices, then: Choices): string[] {
  const { supplier, sample, fast, air } = changes.names
  const names: string[] = []
  if (now.have === 'nothing' && then.have !== 'nothing') names.push(supplier)
  if (now.have !== 'sample' && then.have === 'sample') names.push(sample)
  if (now.sample !== then.sample) names.push(fast)
  if (now.freight !== then.freight) names.push(air)
  return names
}

export function verdictOf(plan: Plan, today: Day) {
  const { verdict } = startPlan
  const { dated, by } = plan
  if (!dated)
    return by.is === 'read' ? verdict.withoutSeaDays : verdict.withoutDate
  const { days, spareDays, steps } = dated
  if (spareDays < 0)
    return {
      heading: verdict.late.heading,
      sentence: verdict.late.sentence(days, describeDay(today + days)),
    }
  const [ask] = steps
  return {
    heading: verdict.fits.heading(describeDay(ask?.day ?? today)),
    sentence: verdict.fits.sentence(days, spareDays),
  }
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
export function noteOf(step: Step, { freight }: Choices): string {
  if (step === 'ship' && freight === 'sea') return startPlan.shipBySea
  return steps[step].note
}

export function eventsOf({ choices, by, dated }: Plan) {
  const goal = by.is === 'read' ? isoDate(by.value) : ''
  const { have, sample, freight } = choices
  return (dated?.steps ?? []).map(({ step, day }) => ({
    id: `${step}-${goal}-${have}-${sample}-${freight}@start-plan`,
    day,
    summary: calendar.summary(steps[step].name, calendar.sheet),
    description: noteOf(step, choices),
  }))
}

/** Returns the lines that are added to the quote request form. */
export function planLines(plan: Plan): string {
  const { choices, dated, seaDays } = plan
  const warning = newYearWarning(plan)
  const { have, sample, freight } = choices
  const isSea = freight === 'sea' && seaDays.is === 'read'
  const dates = dated?.steps.map(
    ({ step, day }) => `${steps[step].name}: ${describeDay(day)}`,
  ) ?? [`${steps.stock.name}: ${carry.noDate}`]
  return [
    carry.heading,
    starts[have],
    ...(have === 'nothing' ? [`${startPlan.sample}: ${samples[sample]}`] : []),
    `${startPlan.freight}: ${freights[freight]}${isSea ? `, ${carry.days(seaDays.value)}` : ''}`,
    ...dates,
    ...(warning ? [warning] : []),
    carry.question,
  ].join('\n')
}
