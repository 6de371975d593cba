import { startPlan } from '../../content/start-plan.ts'
import { type Day, describeDay, readDay } from './dates.ts'
import { readDays } from './measures.ts'
import { type Choices, choicesFrom } from './plan-choices.ts'
import { type StageDays, stagesOf, totalOf } from './plan-stages.ts'
import { type Entries, type Read, unclear } from './read.ts'

const { questions } = startPlan

export type Step = keyof typeof startPlan.steps

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
  /** The last day to ask. */
  askBy: Day
  /** Days between today and the last day to ask. Below zero if the date can't be met. */
  spareDays: number
}

/** A later year is more often a typing error. */
const longestPlanDays = 3 * 365

/** Reads the entries of the worksheet, which a changed link can have filled with nonsense. */
export function planFrom(entries: Entries, today: Day): Plan {
  const choices = choicesFrom(entries)
  const seaDays = readDays(entries.sea ?? '')
  const stages = stagesOf(choices, seaDays)
  const by = plausibleDay(readDay(entries.by ?? ''), today, stages)
  const plan = { choices, by, seaDays }
  if (by.is !== 'read' || !stages) return plan
  const isApproved = choices.have === 'sample'
  return { ...plan, dated: datePlan(by.value, stages, { isApproved, today }) }
}

function plausibleDay(
  day: Read<Day>,
  today: Day,
  stages: StageDays | undefined,
): Read<Day> {
  if (day.is !== 'read') return day
  const isFarAway = day.value > today + longestPlanDays
  if (isFarAway) return unclear(questions.farAway)
  if (day.value >= today) return day
  if (!stages) return unclear(questions.past)
  const earliest = describeDay(today + totalOf(stages))
  return unclear(`${questions.past} ${questions.earliest(earliest)}`)
}

const allSteps = ['ask', 'choose', 'approve', 'ship', 'stock'] as const

/** With an approved sample, there is nothing to choose or to approve. */
const stepsIfApproved = ['ask', 'ship', 'stock'] as const

interface Circumstances {
  /** Whether the visitor has an approved sample. */
  isApproved: boolean
  today: Day
}

function datePlan(
  by: Day,
  stages: StageDays,
  { isApproved, today }: Circumstances,
): DatedPlan {
  const days = totalOf(stages)
  const askBy = by - days
  const daysBefore = daysBeforeStock(stages)
  const steps = isApproved ? stepsIfApproved : allSteps
  return {
    stages,
    days,
    askBy,
    spareDays: askBy - today,
    steps: steps.map((step) => {
      const day = by - daysBefore[step]
      const isTooLate = day < today
      return { step, day, daysBefore: daysBefore[step], isTooLate }
    }),
  }
}

/** Returns how many days before the goods have to be in stock each step ends. */
function daysBeforeStock(stages: StageDays): Record<Step, number> {
  const { search, sample, production, freight } = stages
  const approve = production + freight
  const choose = approve + sample
  return { ask: choose + search, choose, approve, ship: freight, stock: 0 }
}
