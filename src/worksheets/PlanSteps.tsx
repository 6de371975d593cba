import { startPlan } from '../content/start-plan.ts'
import styles from './Results.module.css'
import { describeDay } from './rules/dates.ts'
import type { Plan, PlannedStep } from './rules/plan.ts'
import { noteOf } from './rules/plan-report.ts'

/** The last day for each step. */
export function PlanSteps({ plan }: { plan: Plan }) {
  return (
    <ol>
      {plan.dated?.steps.map((planned) => (
        <StepLine
          key={planned.step}
          planned={planned}
          note={noteOf(planned.step, plan)}
        />
      ))}
    </ol>
  )
}

/** The stage of the plan that ends with each step. */
const stageBefore = {
  ask: 'none',
  choose: 'search',
  approve: 'sample',
  ship: 'production',
  stock: 'freight',
} as const

/**
 * A step with its last day, in the colour of the stage that ends with it. It stands out if that day
 * has passed. Otherwise it says how many days before the delivery it is, except the delivery itself.
 */
function StepLine({ planned, note }: { planned: PlannedStep; note: string }) {
  const { step, day, daysBefore, isTooLate } = planned
  return (
    <li
      className={styles.line}
      data-part={stageBefore[step]}
      data-gap={isTooLate ? '' : undefined}
    >
      <div className="cluster">
        <span className="label">{startPlan.steps[step].name}</span>{' '}
        <strong className={styles.known}>{describeDay(day)}</strong>
      </div>
      <div className="cluster">
        <span className="small soft">{note}</span>{' '}
        {isTooLate && (
          <strong className={styles.missing}>{startPlan.tooLate}</strong>
        )}
        {!isTooLate && daysBefore > 0 && (
          <span className={styles.known}>
            {startPlan.daysBefore(daysBefore)}
          </span>
        )}
      </div>
    </li>
  )
}
