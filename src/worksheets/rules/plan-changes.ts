import { startPlan } from '../../content/start-plan.ts'
import type { Plan } from './plan.ts'
import { type Choices, fasterChoices } from './plan-choices.ts'
import { stagesOf, totalOf } from './plan-stages.ts'
import type { Read } from './read.ts'

const { changes } = startPlan

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
  if (fitting.length === 0) {
    const fastest = Math.min(dated.days, ...faster.map(({ days }) => days))
    return [changes.none(fastest)]
  }
  const fewest = Math.min(...fitting.map(({ names }) => names.length))
  return fitting
    .filter(({ names }) => names.length === fewest)
    .map(({ names, days }) => changes.with(names, days))
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
