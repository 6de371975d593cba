import { startPlan } from '../../content/start-plan.ts'
import type { Entries } from './read.ts'

const { starts, samples, freights } = startPlan

/** What the visitor has already. Each takes fewer days than the one before it. */
export type Start = keyof typeof starts
export type Sample = keyof typeof samples
export type Freight = keyof typeof freights

/** What the visitor can choose. In each list, the later choices take fewer days. */
export interface Choices {
  have: Start
  sample: Sample
  freight: Freight
}

const startNames = Object.keys(starts) as Start[]
const sampleNames = Object.keys(samples) as Sample[]
const freightNames = Object.keys(freights) as Freight[]

export function choicesFrom({ have, sample, freight }: Entries): Choices {
  return {
    have: startNames.find((name) => name === have) ?? 'nothing',
    sample: sampleNames.find((name) => name === sample) ?? 'standard',
    freight: freightNames.find((name) => name === freight) ?? 'air',
  }
}

/** Returns these choices, and all others of which none takes longer. */
export function fasterChoices({ have, sample, freight }: Choices): Choices[] {
  return from(startNames, have).flatMap((fasterHave) =>
    from(sampleNames, sample).flatMap((fasterSample) =>
      from(freightNames, freight).map((fasterFreight) => ({
        have: fasterHave,
        sample: fasterSample,
        freight: fasterFreight,
      })),
    ),
  )
}

function from<Name>(names: readonly Name[], first: Name): Name[] {
  return names.slice(names.indexOf(first))
}
