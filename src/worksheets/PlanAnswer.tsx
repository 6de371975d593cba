import { startPlan } from '../content/start-plan.ts'
import { Answer, Changes } from './Answer.tsx'
import { PlanDrawing } from './PlanDrawing.tsx'
import type { Day } from './rules/dates.ts'
import type { Plan } from './rules/plan.ts'
import { changesFor } from './rules/plan-changes.ts'
import { newYearWarning, verdictOf } from './rules/plan-report.ts'

/** Whether the date can be met, and what would have to change if not. */
export function PlanAnswer({ plan, today }: { plan: Plan; today: Day }) {
  const { dated } = plan
  const { heading, sentence } = verdictOf(plan, today)
  const warning = newYearWarning(plan)
  const fits = dated !== undefined && dated.spareDays >= 0
  return (
    <Answer
      answer={heading}
      sentence={sentence}
      stamp={dated && startPlan.stamp[fits ? 'fits' : 'late']}
      ink={fits ? 'passed' : undefined}
    >
      {warning && <strong>{warning}</strong>}
      {dated && <PlanDrawing dated={dated} />}
      <Changes heading={startPlan.changes.heading} changes={changesFor(plan)} />
    </Answer>
  )
}
