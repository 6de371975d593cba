import { startPlan } from '../content/start-plan.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { useEntries } from './entries.ts'
import { PlanAnswer } from './PlanAnswer.tsx'
import { PlanFields } from './PlanFields.tsx'
import { PlanSteps } from './PlanSteps.tsx'
import styles from './Results.module.css'
import { type Day, dayOf } from './rules/dates.ts'
import { type Plan, planFrom } from './rules/plan.ts'
import { changesFor } from './rules/plan-changes.ts'
import { newYearWarning, planLines, verdictOf } from './rules/plan-report.ts'
import type { FillInProps } from './Worksheet.tsx'
import { WorksheetSheet } from './WorksheetSheet.tsx'

/** Plans an order backwards from the date by which the goods must be in stock. */
export function FillIn({ fragment, takesFocus, close }: FillInProps) {
  const inUse = useEntries('plan', fragment)
  const today = dayOf(new Date())
  const plan = planFrom(inUse.entries, today)
  const hasDate = plan.by.is === 'read'
  return (
    <WorksheetSheet
      title={startPlan.title}
      result={plan.dated ? resultOf(plan, today) : ''}
      carry={{
        label: startPlan.carry.label,
        lines: hasDate ? planLines(plan) : '',
        quantity: '',
      }}
      action={plan.dated && <CalendarButton plan={plan} />}
      clear={inUse.clear}
      takesFocus={takesFocus}
      close={close}
    >
      <PlanAnswer plan={plan} today={today} />
      <p className={`small soft ${styles.lede}`}>{startPlan.lede}</p>
      <PlanFields plan={plan} inUse={inUse} />
      <PlanSteps plan={plan} />
    </WorksheetSheet>
  )
}

/** Returns what screen readers announce. */
function resultOf(plan: Plan, today: Day): string {
  const { heading, sentence } = verdictOf(plan, today)
  const warning = newYearWarning(plan)
  return [`${heading}.`, sentence, warning, ...changesFor(plan)].join(' ')
}
