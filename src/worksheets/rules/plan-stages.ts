import { planDays } from '../../content/start-plan.ts'
import type { Choices } from './plan-choices.ts'
import type { Read } from './read.ts'

/** How long each stage takes. */
export interface StageDays {
  search: number
  sample: number
  production: number
  freight: number
}

/** Returns undefined if the goods go by sea, and the visitor has not entered the days. */
export function stagesOf(
  choices: Choices,
  seaDays: Read<number>,
): StageDays | undefined {
  const freight = freightDays(choices, seaDays)
  if (freight === undefined) return undefined
  const { productionDays: production } = planDays
  return { ...daysUntilApproved(choices), production, freight }
}

function freightDays({ freight }: Choices, seaDays: Read<number>) {
  if (freight === 'air') return planDays.airDays
  return seaDays.is === 'read' ? seaDays.value : undefined
}

/** With an approved sample, there is nothing to choose or to approve. */
function daysUntilApproved({ have, sample }: Choices) {
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

export function totalOf(stages: StageDays): number {
  const { search, sample, production, freight } = stages
  return search + sample + production + freight
}
