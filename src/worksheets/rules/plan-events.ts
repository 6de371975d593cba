import { startPlan } from '../../content/start-plan.ts'
import type { CalendarEvent } from './calendar.ts'
import { isoDate } from './dates.ts'
import type { Plan } from './plan.ts'
import { noteOf } from './plan-report.ts'

const { steps, calendar } = startPlan

/**
 * Returns an event for each step of the plan.
 * @param address the page with the plan. Its fragment tells no more than the events do.
 */
export function eventsOf(plan: Plan, address: string): CalendarEvent[] {
  const { choices, by, dated } = plan
  const goal = by.is === 'read' ? isoDate(by.value) : ''
  const { have, sample, freight } = choices
  return (dated?.steps ?? []).map(({ step, day }) => ({
    id: `${step}-${goal}-${have}-${sample}-${freight}@start-plan`,
    day,
    summary: calendar.summary(steps[step].name),
    description: `${noteOf(step, plan)}\n${calendar.change} ${address}`,
    address,
  }))
}
