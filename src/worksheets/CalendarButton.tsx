import { startPlan } from '../content/start-plan.ts'
import { calendarFile } from './rules/calendar.ts'
import type { Plan } from './rules/plan.ts'
import { eventsOf } from './rules/plan-events.ts'

/** Downloads the plan as a calendar file, which is made in the browser. */
export function CalendarButton({ plan }: { plan: Plan }) {
  const save = () => {
    const text = calendarFile(eventsOf(plan, location.href), new Date())
    const file = new Blob([text], { type: 'text/calendar;charset=utf-8' })
    const address = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = address
    link.download = startPlan.calendar.file
    link.click()
    // Safari starts the download later, and fails if the address is gone by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
  return (
    <button type="button" className="text-button" onClick={save}>
      {startPlan.calendar.button}
    </button>
  )
}
